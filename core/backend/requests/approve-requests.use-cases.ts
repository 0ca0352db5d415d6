import { ok } from '../../kernel/result.ts';
import { nextStanding, whyNotApproved } from '../../requests/next-standing.rule.ts';
import {
  REQUEST_SUBJECT_NAMES,
  type ApprovedRequests,
  type SeenRequest,
} from '../../requests/request-detail.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { notifyStaff } from '../live/notify-staff.operation.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { notifySiteChange } from '../sites/notify-site-change.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { DecidePorts } from './decide-request.operation.ts';
import type { LockedRequest, RequestScope } from './request.repository.port.ts';
import { notifyCustomers } from './notify-customers.operation.ts';

/** The requests selected in the list. */
export interface ApproveAll extends ListInput {
  readonly requests: readonly SeenRequest[];
  /** True for a dry run: returns what would happen without changing anything. */
  readonly dryRun: boolean;
}

const whyNot = ({ request, standing }: LockedRequest, rev: number): string | null =>
  whyNotApproved(standing) ?? (request.rev === rev ? null : 'Changed since you loaded it');

const nameIn = ({ request }: LockedRequest): string =>
  `${request.siteName}: ${REQUEST_SUBJECT_NAMES[request.subject]}`;

/** Locks the sites of requests in the order of their numbers, so that two approvals of the same requests cannot deadlock. */
const holdAll = async (
  tx: Transaction,
  wanted: readonly SeenRequest[],
  scope: RequestScope,
  now: number,
): Promise<readonly { readonly held: LockedRequest; readonly rev: number }[]> => {
  const found = [];
  const revs = new Map(wanted.map(({ id, rev }) => [id, rev]));
  for (const id of await tx.requests.bySite([...revs.keys()])) {
    const held = await tx.requests.lock(id, scope, now);
    if (held !== null) found.push({ held, rev: revs.get(id) ?? 0 });
  }
  return found;
};

const approve = async (
  tx: Transaction,
  ports: DecidePorts,
  caller: SessionCaller,
  held: LockedRequest,
  by: string,
): Promise<void> => {
  const { request, siteGroupNum } = held;
  const standing = nextStanding(held.standing, 'approve', 'dealer');
  if (standing === null) return;
  const at = ports.clock.now();
  const byId = caller.session.accountId;
  await tx.requests.put({ id: request.id, standing, by, byId, at, answer: null });
  const notified = { ...request, askedById: held.askedById };
  await notifyCustomers(tx, ports, notified, { news: 'approved', by, answer: null });
  const event = request.subject === 'service' ? 'Cancellation approved' : 'Change approved';
  const comment = REQUEST_SUBJECT_NAMES[request.subject];
  await notifySiteChange(tx, ports, { ...request, siteGroupNum }, { event, comment, by });
};

/**
 * Use case that approves many requests. Requests that cannot be approved are skipped and returned with the reason. Writes
 * one audit row that names the approved requests (domain guide 5.5 "Bulk actions").
 */
export const approveRequests = (ports: DecidePorts) => ({
  approveRequests: (caller: SessionCaller, input: ApproveAll): Reply<ApprovedRequests> =>
    ports.unitOfWork.run(async (tx) => {
      const siteGroupNum = activeGroup(caller, input.siteGroupNum);
      if (siteGroupNum === null) return NOT_FOUND;
      const now = ports.clock.now();
      const all = await holdAll(tx, input.requests, { kind: 'dealer', siteGroupNum }, now);
      const reply: ApprovedRequests = { approved: [], skipped: [] };
      const go: LockedRequest[] = [];
      for (const { held, rev } of all) {
        const reason = whyNot(held, rev);
        const { id } = held.request;
        if (reason !== null) reply.skipped.push({ id, name: nameIn(held), reason });
        else {
          go.push(held);
          reply.approved.push(id);
        }
      }
      if (input.dryRun || go.length === 0) return ok(reply);
      const by = await nameOf(tx, caller);
      const groups = go.toSorted((one, other) => one.siteGroupNum - other.siteGroupNum);
      await storeCall(tx, ports, caller, { reply });
      await notifyStaff(tx, ports, groups[0]?.request.siteNum ?? 0);
      for (const held of groups) await approve(tx, ports, caller, held, by);
      await recordAudit(tx, ports, caller, {
        operation: 'request.approveAll',
        result: 'ok',
        target: `${go.length} requests`,
        detail: Object.fromEntries(go.map((held) => [held.request.id, nameIn(held)])),
      });
      return ok(reply);
    }),
});
