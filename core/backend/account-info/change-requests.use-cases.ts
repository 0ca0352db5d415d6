import { decideRequests } from '../../account-info/account-changes.rule.ts';
import {
  REQUESTED_FIELD_NAMES,
  requestForm,
  requestFormSchema,
  type RequestForm,
} from '../../account-info/change-request.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { keepCall } from '../repeats/repeat-call.operation.ts';
import { nameOf } from '../tests-on-site/test-viewer.operation.ts';
import { type ChangePorts, holdAccount, judgeWhole } from './hold-account.operation.ts';
import { tellSiteChange } from './tell-site-change.operation.ts';

/** What customers ask for, because responders are sent by it (domain guide 6.7 "Request"). */
export const changeRequests = (ports: ChangePorts) => ({
  /** Asks for what is safety-critical: one request a field, another wish takes the place of an undecided one, and the value in force stays. */
  requestAccountChange: (
    caller: SessionCaller,
    { sn, ...input }: RequestForm & { readonly sn: number },
  ): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const held = await holdAccount(tx, ports, caller, sn);
      if (!held.ok) return held;
      const info = held.value;
      const judged = judgeWhole(requestFormSchema, requestForm.pick(input));
      if (!judged.ok) return judged;
      const decisions = decideRequests(info.inForce, judged.value, info.requests);
      const blocked = decisions.find(({ kind }) => kind === 'blocked');
      if (blocked !== undefined)
        return refusalOf(
          'conflict',
          'requestApproved',
          `A change of ${REQUESTED_FIELD_NAMES[blocked.field]} was approved and is being applied. Please ask again afterwards.`,
        );
      const asked = decisions.filter((one) => one.kind !== 'blocked');
      if (asked.length === 0) return ok({});
      const by = await nameOf(tx, caller);
      const request = {
        siteNum: sn,
        siteGroupNum: info.siteGroup.siteGroupNum,
        askedById: caller.session.accountId,
        askedBy: by,
        askedAt: ports.clock.now(),
      };
      for (const { field, wanted: wish, ...one } of asked) {
        const before = info.inForce[field];
        if (one.kind === 'ask')
          await tx.accountInfo.addRequest({
            ...request,
            ...{ id: ports.ids.next(), field, before, wanted: wish },
          });
        else
          await tx.accountInfo.replaceRequest({
            ...request,
            id: one.id,
            field,
            before,
            wanted: wish,
          });
      }
      await keepCall(tx, ports, caller);
      const names = asked.map(({ field }) => REQUESTED_FIELD_NAMES[field]).join(', ');
      await tellSiteChange(tx, ports, info, { event: 'Change requested', comment: names, by });
      await recordAudit(tx, ports, caller, {
        operation: 'account.request',
        result: 'ok',
        target: `site ${sn}`,
        detail: Object.fromEntries(
          asked.map(({ field, wanted: after }) => [
            field,
            JSON.stringify({ before: info.inForce[field], after }),
          ]),
        ),
      });
      return ok({});
    }),

  /** Takes a request back that nobody has decided yet; one that is gone already answers like one that never was. */
  withdrawChangeRequest: (
    caller: SessionCaller,
    { sn, id }: { readonly sn: number; readonly id: string },
  ): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const held = await holdAccount(tx, ports, caller, sn);
      if (!held.ok) return held;
      const info = held.value;
      const request = info.requests.find((one) => one.id === id);
      if (request === undefined) return NOT_FOUND;
      const name = REQUESTED_FIELD_NAMES[request.field];
      if (request.state !== 'Submitted')
        return refusalOf(
          'conflict',
          'requestDecided',
          `The change of ${name} was decided meanwhile, so it cannot be withdrawn.`,
        );
      const by = await nameOf(tx, caller);
      await tx.accountInfo.withdrawRequest({ id, by, now: ports.clock.now() });
      await keepCall(tx, ports, caller);
      await tellSiteChange(tx, ports, info, { event: 'Change withdrawn', comment: name, by });
      await recordAudit(tx, ports, caller, {
        operation: 'account.withdraw',
        result: 'ok',
        target: `site ${sn}`,
        detail: { [request.field]: JSON.stringify({ before: request.wanted, after: null }) },
      });
      return ok({});
    }),
});
