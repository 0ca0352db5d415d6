import type * as z from 'zod/mini';
import {
  ACCOUNT_FIELD_NAMES,
  accountForm,
  accountFormOn,
  type AccountForm,
} from '../../account-info/account-form.schema.ts';
import { accountChanges, decideRequests } from '../../account-info/account-changes.rule.ts';
import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import {
  REQUESTED_FIELD_NAMES,
  requestForm,
  requestFormSchema,
  type RequestForm,
} from '../../account-info/change-request.schema.ts';
import { siteDay } from '../../account-info/account-completeness.rule.ts';
import { instantOf } from '../../kernel/instant.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { type Refusal, refusalOf, type Reply } from '../refusal.ts';
import { keepCall } from '../repeats/repeat-call.operation.ts';
import { guessOf, tellLook } from '../sites/site-scope.operation.ts';
import { nameOf } from '../tests-on-site/test-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { tellSiteChange } from './tell-site-change.operation.ts';

/** What changes of accounts are plugged into. */
export type ChangePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock'
>;

/** The account a change is about, held until the transaction ends. */
const holdAccount = async (
  tx: Transaction,
  ports: ChangePorts,
  caller: SessionCaller,
  sn: number,
): Reply<AccountInfo> => {
  await tx.accountInfo.hold(sn);
  const { accountId } = caller.session;
  const look = { guess: guessOf(caller), now: ports.clock.now() };
  const looked = await tx.accountInfo.read(sn, accountId, look);
  return tellLook(tx, ports, caller, { ...looked, target: `site ${sn}` });
};

const changedMeanwhile = (ports: ChangePorts, info: AccountInfo) => {
  const at =
    info.changedAt === null
      ? ''
      : ` at ${ports.wallClock.wallTime(instantOf(info.changedAt), info.timeZone).slice(11)}`;
  return refusalOf('conflict', 'staleRev', `Changed by ${info.changedBy ?? 'somebody'}${at}.`);
};

const UNKNOWN_PERMIT = refusalOf(
  'unacceptable',
  'unknownPermit',
  'One of these permits is not on file any more. Please load the account again.',
);

const PERMIT_LEFT_OUT = refusalOf(
  'unacceptable',
  'permitLeftOut',
  'A permit on file is missing here; its number can be changed, taken off it is by your dealer. Please load the account again.',
);

const tidy = (form: AccountForm): AccountForm => ({
  ...form,
  permits: form.permits
    .map(({ id, number }) => ({ id, number: number.trim() }))
    .filter(({ id, number }) => id !== null || number !== ''),
});

/** The note counts through its last day, by the clocks of the site. */
const noteEnd = (ports: ChangePorts, { noteUntil }: AccountForm, timeZone: string) => {
  if (noteUntil === null) return null;
  const next = new Date(Date.parse(`${noteUntil}T00:00:00Z`) + 86400000).toISOString();
  return ports.wallClock.instant(next.slice(0, 16), timeZone);
};

/** A form as a whole: what only together is wrong. */
const judgeWhole = <T>(schema: z.ZodMiniType<T>, form: unknown): Result<T, Refusal> => {
  const read = readForm(schema, form);
  if (read.ok) return read;
  const words = Object.values(read.error).flat().join('. ');
  return refusalOf('unacceptable', 'accountRefused', `${words}.`);
};

/** What customers change of their account, and what they ask for (domain guide 6.7, 5.3). */
export const changeAccount = (ports: ChangePorts) => ({
  /** Saves what is changed directly, under the revision it was read with; nothing changed is nothing done. */
  saveAccountInfo: (
    caller: SessionCaller,
    { rev, sn, ...input }: AccountForm & { readonly sn: number; readonly rev: number },
  ): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const held = await holdAccount(tx, ports, caller, sn);
      if (!held.ok) return held;
      const info = held.value;
      const judged = judgeWhole(accountFormOn(siteDay(info)), accountForm.pick(input));
      if (!judged.ok) return judged;
      const form = tidy(judged.value);
      if (info.rev !== rev) return changedMeanwhile(ports, info);
      const ids = new Set(info.permits.map(({ id }) => id));
      if (form.permits.some(({ id }) => id !== null && !ids.has(id))) return UNKNOWN_PERMIT;
      const named = new Set(form.permits.map(({ id }) => id));
      if (info.permits.some(({ id }) => !named.has(id))) return PERMIT_LEFT_OUT;
      const changes = accountChanges(info.form, form);
      if (changes.length === 0) return ok({});
      const now = ports.clock.now();
      const by = await nameOf(tx, caller);
      const noteEndsAt = noteEnd(ports, form, info.timeZone);
      const newId = () => ports.ids.next();
      await tx.accountInfo.save({ siteNum: sn, form, noteEndsAt, by, now, newId });
      await keepCall(tx, ports, caller);
      const names = changes.map(({ field }) => ACCOUNT_FIELD_NAMES[field]).join(', ');
      await tellSiteChange(tx, ports, info, { event: 'Account info changed', comment: names, by });
      await recordAudit(tx, ports, caller, {
        operation: 'account.change',
        result: 'ok',
        target: `site ${sn}`,
        detail: Object.fromEntries(
          changes.map(({ field, before, after }) => [field, JSON.stringify({ before, after })]),
        ),
      });
      return ok({});
    }),

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
});
