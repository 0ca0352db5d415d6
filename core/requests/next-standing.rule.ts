import type { ChangeRequest } from '../account-info/change-request.schema.ts';

/** Who acts on a request. `clock` is the server, which ends a service on its end date. */
export type RequestActor = 'customer' | 'dealer' | 'staff' | 'clock';

export type RequestAct = 'approve' | 'refuse' | 'apply' | 'withdraw' | 'end';

/** The facts about a request that decide which actions are possible. */
export interface RequestStanding {
  readonly isCancellation: boolean;
  readonly state: ChangeRequest['state'];
  readonly withdrawn: boolean;
  /** True if the end date of an applied cancellation has passed. */
  readonly ended: boolean;
}

/** For each request state, who may undo a cancellation before the end date. */
const undoers: Readonly<Record<ChangeRequest['state'], readonly RequestActor[]>> = {
  Submitted: ['customer', 'dealer'],
  Approved: ['dealer'],
  Applied: ['dealer', 'staff'],
  Refused: [],
};

const mayWithdraw = ({ isCancellation, state }: RequestStanding, actor: RequestActor): boolean =>
  isCancellation ? undoers[state].includes(actor) : state === 'Submitted' && actor === 'customer';

/**
 * Returns the state of a request after an action, or null when the action is not possible (domain guide 6.7 "Request",
 * 6.11, 10). Dealers decide submitted requests, staff decide approved requests, and customers withdraw undecided requests;
 * a cancellation can be undone until its end date.
 */
export const nextStanding = (
  standing: RequestStanding,
  act: RequestAct,
  actor: RequestActor,
): RequestStanding | null => {
  const { ended, isCancellation, state, withdrawn } = standing;
  if (withdrawn || ended) return null;
  switch (act) {
    case 'approve':
      return state === 'Submitted' && actor === 'dealer'
        ? { ...standing, state: 'Approved' }
        : null;
    case 'refuse':
      return (state === 'Submitted' && actor === 'dealer') ||
        (state === 'Approved' && actor === 'staff')
        ? { ...standing, state: 'Refused' }
        : null;
    case 'apply':
      return state === 'Approved' && actor === 'staff' ? { ...standing, state: 'Applied' } : null;
    case 'withdraw':
      return mayWithdraw(standing, actor) ? { ...standing, withdrawn: true } : null;
    case 'end':
      return isCancellation && state === 'Applied' && actor === 'clock'
        ? { ...standing, ended: true }
        : null;
  }
};

/** Returns why a selected request cannot be approved, or null if it can (domain guide 5.5 "Bulk actions"). */
export const whyNotApproved = (standing: RequestStanding): string | null => {
  if (nextStanding(standing, 'approve', 'dealer') !== null) return null;
  return standing.withdrawn ? 'Withdrawn' : `Already ${standing.state.toLowerCase()}`;
};
