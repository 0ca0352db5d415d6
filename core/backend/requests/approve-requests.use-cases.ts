import { ok } from '../../kernel/result.ts';
import { nextStanding, whyNotApproved } from '../../requests/request-state.rule.ts';
import {
  REQUEST_SUBJECT_NAMES,
  type ApprovedRequests,
  type SeenRequest,
} from '../../requests/request.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { tellStaff } from '../live/tell-staff.operation.ts';
import { keepCall } from '../repeats/keep-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/site-scope.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { tellSiteChange } from '../sites/tell-site-change.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { DecidePorts } from './decide-request.operation.ts';
import type { HeldRequest, RequestScope } from './request.repository.port.ts';
import { tellCustomers } from './tell-request.operation.ts';

/** Requests ticked in the list. */
export interface ApproveAll extends ListInput {
  readonly requests: readonly SeenRequest[];
  /** Says what would happen and does nothing. */
  readonly dryRun: boolean;
}

const whyNot = ({ request, standing }: HeldRequest, rev: number): string | null =>
  whyNotApproved(standing) ?? (request.rev === rev ? null : 'Changed since you looked');

const nameIn = ({ request }: HeldRequest): string =>
  `${request.siteName}: ${REQUEST_SUBJECT_NAMES[request.subject]}`;

/** Sites in the order of their numbers, so that two who approve the same never wait for each other. */
const holdAll = async (
  tx: Transaction,
  wanted: readonly SeenRequest[],
  scope: RequestScope,
  now: number,
): Promise<readonly { readonly held: HeldRequest; readonly rev: number }[]> => {
  const found = [];
  const revs = new Map(wanted.map(({ id, rev }) => [id, rev]));
  for (const id of await tx.requests.bySite([...revs.keys()])) {
    const held = await tx.requests.hold(id, scope, now);
    if (held !== null) found.push({ held, rev: revs.get(id) ?? 0 });
  }
  return found;
};

const approve = async (
  tx: Transaction,
  ports: DecidePorts,
  caller: SessionCaller,
  held: HeldRequest,
  by: string,
): Promise<void> => {
  const { request, siteGroupNum } = held;
  const standing = nextStanding(held.standing, 'approve', 'dealer');
  if (standing === null) return;
  const at = ports.clock.now();
  const byId = caller.session.accountId;
  await tx.requests.put({ id: request.id, standing, by, byId, at, answer: null });
  const told = { ...request, askedById: held.askedById };
  await tellCustomers(tx, ports, told, { news: 'approved', by, answer: null });
  const event = request.subject === 'service' ? 'Cancellation approved' : 'Change approved';
  const comment = REQUEST_SUBJECT_NAMES[request.subject];
  await tellSiteChange(tx, ports, { ...request, siteGroupNum }, { event, comment, by });
};

/** Many approvals at once: those that cannot be are skipped with the reason, and one row of the record names all (domain guide 5.5 "Bulk actions"). */
export const approveRequests = (ports: DecidePorts) => ({
  approveRequests: (caller: SessionCaller, input: ApproveAll): Reply<ApprovedRequests> =>
    ports.unitOfWork.run(async (tx) => {
      const siteGroupNum = activeGroup(caller, input.siteGroupNum);
      if (siteGroupNum === null) return NOT_FOUND;
      const now = ports.clock.now();
      const all = await holdAll(tx, input.requests, { kind: 'dealer', siteGroupNum }, now);
      const reply: ApprovedRequests = { approved: [], skipped: [] };
      const go: HeldRequest[] = [];
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
      await keepCall(tx, ports, caller, { reply });
      await tellStaff(tx, ports, groups[0]?.request.siteNum ?? 0);
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
