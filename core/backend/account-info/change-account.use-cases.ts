import {
  accountForm,
  accountFormOn,
  type AccountForm,
} from '../../account-info/account-form.schema.ts';
import type { GateCodeChange } from '../../account-info/gate-code.schema.ts';
import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { siteDay } from '../../account-info/account-completeness.rule.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { endOfDay } from './end-of-day.operation.ts';
import { changedBy } from './change-refusals.ts';
import { gateCodeDiffers, MAY_NOT_SET, putGateCode } from './put-gate-code.operation.ts';
import {
  type ChangePorts,
  lockedSite,
  lockAccount,
  validateForm,
} from './lock-account.operation.ts';

const UNKNOWN_PERMIT = refusalOf(
  'unacceptable',
  'unknownPermit',
  'One of these permits is no longer on file. Please reload the account.',
);

const PERMIT_LEFT_OUT = refusalOf(
  'unacceptable',
  'permitLeftOut',
  'A permit on file is missing here. You can change its number, but only your dealer can remove it. Please reload the account.',
);

const tidy = (form: AccountForm): AccountForm => ({
  ...form,
  permits: form.permits
    .map((permit) => ({ ...permit, number: permit.number.trim() }))
    .filter(({ id, number }) => id !== null || number !== ''),
});

/** The account form to save, with the change of the gate code. */
export interface SaveInput extends AccountForm {
  readonly sn: number;
  readonly rev: number;
  readonly gateCode?: GateCodeChange;
}

/** Creates the use cases by which customers change their own account (domain guide 6.7, 5.3). */
export const changeAccount = (ports: ChangePorts & Pick<BackendPorts, 'vault'>) => ({
  /** Saves the directly changed fields, based on the revision last read. An unchanged form has no effect. */
  saveAccountInfo: (caller: SessionCaller, { gateCode, rev, sn, ...input }: SaveInput): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const locked = await lockAccount(tx, ports, caller, { sn });
      if (!locked.ok) return locked;
      const info = locked.value;
      if (gateCode !== undefined && !caller.session.permissions.includes('sitePasscodeEdit'))
        return MAY_NOT_SET;
      const validated = validateForm(accountFormOn(siteDay(info)), accountForm.pick(input));
      if (!validated.ok) return validated;
      const form = tidy(validated.value);
      if (info.rev !== rev)
        return changedBy(ports, info, { who: info.changedBy, at: info.changedAt });
      const ids = new Set(info.permits.map(({ id }) => id));
      if (form.permits.some(({ id }) => id !== null && !ids.has(id))) return UNKNOWN_PERMIT;
      const left = new Set(form.permits.map(({ id }) => id));
      if (info.permits.some(({ id }) => !left.has(id))) return PERMIT_LEFT_OUT;
      const changes = fieldChanges(accountForm.names, info.form, form);
      const isNewCode = await gateCodeDiffers(tx, ports, sn, gateCode);
      if (changes.length === 0 && !isNewCode) return ok({});
      const now = ports.clock.now();
      const by = await nameOf(tx, caller);
      const noteEndsAt = endOfDay(ports, form.noteUntil, info.timeZone);
      const newId = () => ports.ids.next();
      await tx.accountInfo.save({ siteNum: sn, form, noteEndsAt, by, now, newId });
      if (isNewCode && gateCode !== undefined)
        await putGateCode(tx, ports, { siteNum: sn, by, gateCode });
      const codeChange = isNewCode
        ? [{ field: 'gateCode' as const, before: null, after: null }]
        : [];
      await recordChange(tx, ports, caller, lockedSite(info, by), {
        operation: 'account.change',
        event: 'Account info changed',
        id: null,
        subject: null,
        changes: [...changes, ...codeChange],
        labels: { ...accountForm.labels, gateCode: 'Gate code' },
        secrets: ['gateCode'],
      });
      return ok({});
    }),
});
