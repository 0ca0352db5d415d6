import type { ChangeRequest } from '../account-info/change-request.schema.ts';

/** Who does something to a request; the clock ends a service at its date. */
export type RequestActor = 'customer' | 'dealer' | 'staff' | 'clock';

/** What can be done to one. */
export type RequestAct = 'approve' | 'refuse' | 'apply' | 'withdraw' | 'end';

/** Where a request stands, as far as what can be done to it depends on it. */
export interface RequestStanding {
  readonly isCancellation: boolean;
  readonly state: ChangeRequest['state'];
  readonly withdrawn: boolean;
  /** The date of an applied cancellation came. */
  readonly ended: boolean;
}

/** Whether a cancellation can be taken back by whoever answers for the account: until its date. */
const undoers: Readonly<Record<ChangeRequest['state'], readonly RequestActor[]>> = {
  Submitted: ['customer', 'dealer'],
  Approved: ['dealer'],
  Applied: ['dealer', 'staff'],
  Refused: [],
};

const mayWithdraw = ({ isCancellation, state }: RequestStanding, actor: RequestActor): boolean =>
  isCancellation ? undoers[state].includes(actor) : state === 'Submitted' && actor === 'customer';

/**
 * What becomes of a request: the dealer approves or refuses what was submitted, staff apply or refuse what was approved, whoever
 * asked takes back what nobody decided, a cancellation is taken back until its date, and then the service ends. Null where it
 * cannot be done (domain guide 6.7 "Request", 6.11, 10).
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

/** Why a request cannot be approved, for whoever ticked it; null where it can (domain guide 5.5 "Bulk actions"). */
export const whyNotApproved = (standing: RequestStanding): string | null => {
  if (nextStanding(standing, 'approve', 'dealer') !== null) return null;
  return standing.withdrawn ? 'Withdrawn' : `Already ${standing.state.toLowerCase()}`;
};
