import { nextStanding, type RequestAct } from '../../requests/next-standing.rule.ts';
import type { RequestedField } from '../../account-info/change-request.schema.ts';
import {
  REQUEST_SUBJECT_NAMES,
  type RequestDetail,
  type SeenRequest,
} from '../../requests/request-detail.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { notifyStaff } from '../live/notify-staff.operation.ts';
import { recordChange, type SiteChange } from '../sites/record-change.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { RequestNews } from './news-mails.rule.ts';
import { decidedMeanwhile, valueChanged } from './request-refusals.ts';
import type { LockedRequest, RequestScope } from './request.repository.port.ts';
import {
  notifyCustomers,
  notifyDealerOfCancellation,
  type NotifyPorts,
} from './notify-customers.operation.ts';

export type DecidePorts = NotifyPorts & Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'wallClock'>;

/** The role of the person who decides, and the requests in that person's scope. */
export interface Decider {
  readonly actor: 'customer' | 'dealer' | 'staff';
  readonly scope: RequestScope;
}

/** A decision on a request, at the revision the caller last saw. */
interface Decision {
  readonly seen: SeenRequest;
  readonly act: Exclude<RequestAct, 'end'>;
  readonly answer: string | null;
  /** The current value that the caller saw, if it has changed since the request was made. */
  readonly over?: string | null | undefined;
}

const EVENTS = {
  approve: ['Change approved', 'Cancellation approved'],
  refuse: ['Change refused', 'Cancellation refused'],
  apply: ['Change applied', 'Service is to end'],
  withdraw: ['Change withdrawn', 'Cancellation withdrawn'],
} as const satisfies Readonly<Record<Decision['act'], readonly [string, string]>>;

const isService = ({ subject }: RequestDetail): boolean => subject === 'service';

const siteOf = ({ request, siteGroupNum }: LockedRequest, by: string): LockedSite => ({
  siteNum: request.siteNum,
  siteGroupNum,
  siteName: request.siteName,
  addressDisplay: request.addressDisplay,
  timeZone: request.timeZone,
  by,
});

/** Applies an approved request, or reverts it. */
const takeEffect = async (
  tx: Transaction,
  { request, standing }: LockedRequest,
  { act }: Decision,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> => {
  const { siteNum, subject, wanted } = request;
  if (subject === 'service') {
    if (act === 'apply') await tx.requests.setService(siteNum, 'ending');
    if (act === 'withdraw' && standing.state === 'Applied')
      await tx.requests.setService(siteNum, 'goesOn');
  } else if (act === 'apply')
    await tx.requests.applyField(siteNum, { field: subject, value: wanted, by, now });
};

const newsOf = ({ request, standing }: LockedRequest, act: Decision['act']): RequestNews | null => {
  switch (act) {
    case 'approve':
      return 'approved';
    case 'refuse':
      return 'refused';
    case 'apply':
      return isService(request) ? 'ending' : 'applied';
    case 'withdraw':
      return standing.state === 'Applied' ? 'goesOn' : null;
  }
};

const changeOf = (
  { request, standing }: LockedRequest,
  { act, answer }: Decision,
  after: string,
): SiteChange<RequestedField | 'state'> => {
  const { before, id, inForce, subject, wanted } = request;
  const service = isService(request);
  const applied = act === 'apply' && subject !== 'service';
  return {
    operation: `request.${act}`,
    event: EVENTS[act][service ? 1 : 0],
    id,
    subject: service ? `Ends ${wanted ?? ''}` : REQUEST_SUBJECT_NAMES[subject],
    changes: applied
      ? [{ field: subject, before: inForce, after: wanted }]
      : [{ field: 'state', before: standing.state, after }],
    labels: { ...REQUEST_SUBJECT_NAMES, state: 'State' },
    whole: true,
    detail: {
      ...(answer !== null && { answer }),
      ...(!service && !applied && { request: JSON.stringify({ before, after: wanted }) }),
    },
  };
};

/** Decides a locked request. If another person decided the request first, the refusal names that person. */
export const decideLocked = async (
  tx: Transaction,
  ports: DecidePorts,
  caller: SessionCaller,
  locked: LockedRequest,
  { actor, decision }: { readonly actor: Decider['actor']; readonly decision: Decision },
): Reply => {
  const { act, answer, over, seen } = decision;
  const { request, standing } = locked;
  const next = nextStanding(standing, act, actor);
  if (next === null || request.rev !== seen.rev) return decidedMeanwhile(ports, locked);
  const isMoved = act === 'apply' && !isService(request) && request.inForce !== request.before;
  if (isMoved && over !== request.inForce) return valueChanged(request);
  const now = ports.clock.now();
  const by = await nameOf(tx, caller);
  const { accountId } = caller.session;
  await tx.requests.put({ id: request.id, standing: next, by, byId: accountId, at: now, answer });
  await takeEffect(tx, locked, decision, { by, now });
  const news = newsOf(locked, act);
  if (news !== null)
    await notifyCustomers(
      tx,
      ports,
      { ...request, askedById: locked.askedById },
      { news, by, answer },
    );
  if (act === 'withdraw' && actor === 'customer')
    await notifyDealerOfCancellation(tx, ports, 'Cancellation withdrawn', { ...request, by });
  const after = next.withdrawn ? 'Withdrawn' : next.state;
  await notifyStaff(tx, ports, request.siteNum);
  await recordChange(tx, ports, caller, siteOf(locked, by), changeOf(locked, decision, after));
  return ok({});
};

/** Locks the site of a request and decides the request. A request outside the scope is not found (domain guide 5.2). */
export const decideRequest = (
  ports: DecidePorts,
  caller: SessionCaller,
  { actor, scope }: Decider,
  decision: Decision,
): Reply =>
  ports.unitOfWork.run(async (tx) => {
    const locked = await tx.requests.lock(decision.seen.id, scope, ports.clock.now());
    if (locked === null) return NOT_FOUND;
    return decideLocked(tx, ports, caller, locked, { actor, decision });
  });
