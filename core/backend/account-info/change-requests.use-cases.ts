import { decideRequests } from '../../account-info/decide-requests.rule.ts';
import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import {
  requestForm,
  requestFormSchema,
  type RequestedChange,
} from '../../account-info/change-request.schema.ts';
import { err, ok } from '../../kernel/result.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { invalid, NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { nameOf, roleOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { changedBy, fieldChanged, requestApproved, requestDecided } from './change-refusals.ts';
import {
  type AccountInput,
  type ChangePorts,
  lockedSite,
  lockAccount,
  validateForm,
} from './lock-account.operation.ts';
import { notifyDealer, type NotifyDealerPorts } from './notify-dealer.operation.ts';
import { notifySiteChange } from '../sites/notify-site-change.operation.ts';

type RequestPorts = ChangePorts & NotifyDealerPorts;

const TOO_MANY =
  'You already requested many changes. Your dealer has them; please call if it’s urgent.';

/** A request to store, with the value currently in force. */
type Asked = Exclude<ReturnType<typeof decideRequests>[number], { kind: 'blocked' | 'changed' }> & {
  readonly before: string | null;
};

const validated = (
  ports: RequestPorts,
  info: AccountInfo,
  changes: readonly RequestedChange[],
): Awaited<Reply<readonly Asked[]>> => {
  if (new Set(changes.map(({ field }) => field)).size < changes.length)
    return invalid('Each field can be requested only once');
  const wanted = Object.fromEntries(changes.map(({ field, wanted: change }) => [field, change]));
  const whole = validateForm(requestFormSchema, { ...info.inForce, ...wanted });
  if (!whole.ok) return whole;
  const asked: Asked[] = [];
  for (const decision of decideRequests(info, changes)) {
    const { field } = decision;
    if (decision.kind === 'blocked') return requestApproved(ports, info, field);
    if (decision.kind === 'changed') return fieldChanged(ports, info, field);
    const { [field]: change } = whole.value;
    asked.push({ ...decision, wanted: change, before: info.inForce[field] });
  }
  return ok(asked);
};

const store = async (
  tx: Transaction,
  ports: RequestPorts,
  caller: SessionCaller,
  { info, asked, by }: { info: AccountInfo; asked: readonly Asked[]; by: string },
): Promise<void> => {
  const request = {
    siteNum: info.siteNum,
    siteGroupNum: info.siteGroup.siteGroupNum,
    askedById: caller.session.accountId,
    askedBy: by,
    askedAt: ports.clock.now(),
  };
  const newId = () => ports.ids.next();
  for (const { kind, id, ...change } of asked) {
    const added = { ...request, ...change, id: id ?? newId() };
    if (kind === 'replace') await tx.accountInfo.replaceRequest(added);
    // If the id is taken, by another site's request or by a withdrawn request, the new request gets another id, so that
    // the response reveals nothing about the request with the taken id.
    else if (!(await tx.accountInfo.addRequest(added)))
      await tx.accountInfo.addRequest({ ...added, id: newId() });
  }
};

/** Returns true if the caller may request changes. A dealer needs the right to edit sites; a customer needs no right. */
const mayAsk = (caller: SessionCaller): boolean =>
  roleOf(caller) === 'customer' || caller.session.permissions.includes('siteEdit');

const NO_RIGHT = err<Refusal>({
  kind: 'forbidden',
  message: 'You don’t have the right to request changes to this site.',
});

const request =
  (
    ports: RequestPorts,
    caller: SessionCaller,
    input: AccountInput,
    changes: readonly RequestedChange[],
  ) =>
  async (tx: Transaction): Reply => {
    const { sn } = input;
    const locked = await lockAccount(tx, ports, caller, input);
    if (!locked.ok) return locked;
    const info = locked.value;
    const whole = validated(ports, info, changes);
    if (!whole.ok) return whole;
    const asked = whole.value;
    if (asked.length === 0) return ok({});
    const facts = { operation: 'account.request', target: `site ${sn}` };
    const holds = [
      { bucket: BUCKETS.changeRequest, key: caller.session.accountId },
      { bucket: BUCKETS.changeRequestSite, key: String(sn) },
    ];
    const grant = await takeAll(tx, holds, ports.clock.now());
    if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait, TOO_MANY);
    const by = await nameOf(tx, caller);
    await store(tx, ports, caller, { info, asked, by });
    await notifyDealer(tx, ports, sn, { event: 'Change requested', by, changes: asked });
    await storeCall(tx, ports, caller);
    const comment = asked.map(({ field }) => requestForm.labels[field]).join(', ');
    await notifySiteChange(tx, ports, lockedSite(info, by), {
      event: 'Change requested',
      comment,
      by,
    });
    await recordAudit(tx, ports, caller, {
      ...facts,
      result: 'ok',
      detail: Object.fromEntries(
        asked.map(({ before, field, wanted }) => [
          field,
          JSON.stringify({ before, after: wanted }),
        ]),
      ),
    });
    return ok({});
  };

/** Id of a request, and the revision last read. */
export interface WithdrawInput extends AccountInput {
  readonly id: string;
  readonly rev: number;
}

/**
 * Creates the use cases for changes that customers can only request, because the data guides dispatched responders (domain
 * guide 6.7 "Request").
 */
export const changeRequests = (ports: RequestPorts) => ({
  /**
   * Requests safety-critical changes and notifies the dealer. Each field has at most one open request, which a new request
   * replaces. The current value stays in force until the requested change is applied.
   */
  requestAccountChange: (
    caller: SessionCaller,
    { wishes, ...input }: AccountInput & { readonly wishes: readonly RequestedChange[] },
  ): Reply =>
    mayAsk(caller)
      ? ports.unitOfWork.run(request(ports, caller, input, wishes))
      : Promise.resolve(NO_RIGHT),

  /** Withdraws an undecided request. An already withdrawn request gets the same response as an unknown id. */
  withdrawChangeRequest: (caller: SessionCaller, { id, rev, ...input }: WithdrawInput): Reply =>
    ports.unitOfWork.run(async (tx) => {
      if (!mayAsk(caller)) return NO_RIGHT;
      const { sn } = input;
      const locked = await lockAccount(tx, ports, caller, input);
      if (!locked.ok) return locked;
      const info = locked.value;
      const unwanted = info.requests.find((one) => one.id === id);
      if (unwanted === undefined) return NOT_FOUND;
      if (unwanted.state !== 'Submitted') return requestDecided(ports, info, unwanted);
      const { askedAt: at, askedBy: who, field, wanted } = unwanted;
      if (unwanted.rev !== rev) return changedBy(ports, info, { who, at });
      const by = await nameOf(tx, caller);
      await tx.accountInfo.withdrawRequest({ id, by, now: ports.clock.now() });
      const changes = [{ field, before: info.inForce[field], wanted }];
      await notifyDealer(tx, ports, sn, { event: 'Change withdrawn', by, changes });
      await storeCall(tx, ports, caller);
      const comment = requestForm.labels[field];
      await notifySiteChange(tx, ports, lockedSite(info, by), {
        event: 'Change withdrawn',
        comment,
        by,
      });
      await recordAudit(tx, ports, caller, {
        operation: 'account.withdraw',
        result: 'ok',
        target: `site ${sn}`,
        detail: { [field]: JSON.stringify({ before: wanted, after: null }) },
      });
      return ok({});
    }),
});
