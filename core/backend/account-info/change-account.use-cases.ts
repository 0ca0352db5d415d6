import {
  ACCOUNT_FIELD_NAMES,
  accountForm,
  accountFormOn,
  type AccountForm,
} from '../../account-info/account-form.schema.ts';
import { accountChanges } from '../../account-info/account-changes.rule.ts';
import { siteDay } from '../../account-info/account-completeness.rule.ts';
import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import { instantOf } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import type { SessionCaller } from '../caller.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import { keepCall } from '../repeats/repeat-call.operation.ts';
import { nameOf } from '../tests-on-site/test-viewer.operation.ts';
import { type ChangePorts, holdAccount, judgeWhole } from './hold-account.operation.ts';
import { tellSiteChange } from './tell-site-change.operation.ts';

const staleInfo = ({ wallClock, clock }: ChangePorts, info: AccountInfo) =>
  changedMeanwhile(
    { by: info.changedBy, at: info.changedAt === null ? null : instantOf(info.changedAt) },
    { wallClock, timeZone: info.timeZone, now: clock.now() },
  );

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

/** What customers change of their account themselves (domain guide 6.7, 5.3). */
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
      if (info.rev !== rev) return staleInfo(ports, info);
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
});
