import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import {
  PASSCODE_FIELD_NAMES,
  passcodeForm,
  type PasscodeForm,
  passcodeFormSchema,
} from '../../passcodes/passcode-form.schema.ts';
import type { SentCode } from '../../passcodes/spoken-code.schema.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { type CodePorts, keepsEnough, touchOf } from './keeps-enough.operation.ts';
import { ACCOUNT_STAYS, HAS_ACCOUNT, ID_TAKEN } from './code-refusals.ts';
import { checkCode, sealFor } from './check-code.operation.ts';
import { prepareCode } from './prepare-code.operation.ts';
import type { LockedCode } from './site-passcode.repository.port.ts';
import { notifyOwners } from './notify-owners.operation.ts';

/** A passcode to add, under the id that the form generated. */
export interface AddInput extends SiteInput, PasscodeForm, SentCode {
  readonly id: string;
  readonly ofAccount: boolean;
}

/** A passcode to change. Without a code, the current code is kept. */
export interface ChangeInput extends SiteInput, PasscodeForm, Partial<SentCode> {
  readonly id: string;
  readonly rev: number;
}

/** Validates the form. The authority of a technician's passcode is always 0. */
const formOf = (input: PasscodeForm): Result<PasscodeForm, Refusal> => {
  const read = readForm(passcodeFormSchema, passcodeForm.pick(input));
  if (!read.ok)
    return refusalOf(
      'unacceptable',
      'passcodeRefused',
      `${Object.values(read.error).flat().join('. ')}.`,
    );
  const form = read.value;
  return ok(form.kind === 'technician' ? { ...form, authority: 0 } : form);
};

const shownOf = (code: LockedCode): PasscodeForm => ({
  holder: code.holder,
  kind: code.kind === 'technician' ? 'technician' : 'normal',
  authority: code.authority,
  validFrom: code.validFrom,
  validUntil: code.validUntil,
  // Builds the object with its keys in the form's order, because the database may return another order.
  hours:
    code.hours?.map(({ from, to, weekdays }) => ({ weekdays: [...weekdays], from, to })) ?? null,
});

const NEW_CODE = { field: 'code', before: null, after: null } as const;
const WORDS = { labels: PASSCODE_FIELD_NAMES, secrets: ['code'] } as const;

/** Use cases that add and change passcodes (domain guide 6.4). */
export const changePasscodes = (ports: CodePorts) => {
  const keepAccount = async (
    tx: Transaction,
    site: LockedSite,
    hash: string | null,
  ): Promise<void> => {
    if (hash === null) return;
    await tx.sitePasscodes.setAccountHash(site.siteNum, hash);
    await notifyOwners(tx, ports, site);
  };

  return {
    /** Adds a passcode for a person. Idempotent per id. */
    addPasscode: async (caller: SessionCaller, input: AddInput): Reply => {
      const { code, id, knowingly, ofAccount, sn } = input;
      const read = formOf(input);
      if (!read.ok) return read;
      const form = read.value;
      if (ofAccount && form.kind !== 'normal') return ACCOUNT_STAYS;
      const prepared = await prepareCode(ports, sn, code, () => ofAccount);
      if (!prepared.ok) return prepared;
      return changeOfSite(ports, caller, input, async (tx, site) => {
        if (await tx.sitePasscodes.has(sn, id)) return ok({});
        const locked = await tx.sitePasscodes.codesOf(sn);
        if (ofAccount && locked.codes.some((one) => one.ofAccount)) return HAS_ACCOUNT;
        const operation = 'passcode.add';
        const change = {
          prepared: prepared.value,
          isDuress: false,
          knowingly,
          self: null,
          operation,
        };
        const checked = await checkCode(tx, ports, caller, site, locked, change);
        if (!checked.ok) return checked;
        const sealed = sealFor(ports, sn, { kind: 'passcode', id }, checked.value.code);
        const row = { ...form, ...sealed, id, ofAccount };
        if (!(await tx.sitePasscodes.add(sn, row, touchOf(ports, site)))) return ID_TAKEN;
        await keepAccount(tx, site, checked.value.hash);
        await recordChange(tx, ports, caller, site, {
          ...WORDS,
          operation,
          event: 'Passcode added',
          id,
          subject: form.holder,
          changes: [...fieldChanges(passcodeForm.names, null, form), NEW_CODE],
          whole: true,
        });
        return ok({});
      });
    },

    /**
     * Changes a passcode's code or facts, at the revision that the caller last saw. Writes nothing if the code and the
     * facts stay the same.
     */
    changePasscode: async (caller: SessionCaller, input: ChangeInput): Reply => {
      const { code, id, knowingly = false, rev, sn } = input;
      const read = formOf(input);
      if (!read.ok) return read;
      const form = read.value;
      const prepared =
        code === undefined ? null : await prepareCode(ports, sn, code, (own) => own.id === id);
      if (prepared !== null && !prepared.ok) return prepared;
      return changeOfSite(ports, caller, input, async (tx, site) => {
        const locked = await tx.sitePasscodes.codesOf(sn);
        const found = locked.codes.find((one) => one.id === id && one.of === 'passcode');
        if (found === undefined || found.kind === 'duress') return NOT_FOUND;
        if (found.rev !== rev) return changedAtSite(ports, site, found);
        if (found.ofAccount && form.kind !== 'normal') return ACCOUNT_STAYS;
        const enough = keepsEnough(ports, site, locked.codes, {
          id,
          becomes: { ...form, suspended: false },
        });
        if (!enough.ok) return enough;
        const changes = fieldChanges(passcodeForm.names, shownOf(found), form);
        if (changes.length === 0 && prepared === null) return ok({});
        const operation = 'passcode.change';
        if (prepared !== null) {
          const change = {
            prepared: prepared.value,
            isDuress: false,
            knowingly,
            self: id,
            operation,
          };
          const checked = await checkCode(tx, ports, caller, site, locked, change);
          if (!checked.ok) return checked;
        }
        const sealed =
          prepared && sealFor(ports, sn, { kind: 'passcode', id }, prepared.value.code);
        await tx.sitePasscodes.change(id, form, sealed, touchOf(ports, site));
        if (found.ofAccount) await keepAccount(tx, site, prepared?.value.hash ?? null);
        await recordChange(tx, ports, caller, site, {
          ...WORDS,
          operation,
          event: 'Passcode changed',
          id,
          subject: form.holder,
          changes: [...changes, ...(prepared === null ? [] : [NEW_CODE])],
        });
        return ok({});
      });
    },
  };
};
