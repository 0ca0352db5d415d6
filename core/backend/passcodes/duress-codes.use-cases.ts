import { ok } from '../../kernel/result.ts';
import { MASTER_AUTHORITY } from '../../passcodes/authority-rights.ts';
import type { SentCode } from '../../passcodes/spoken-code.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { type CodePorts, touchOf } from './keeps-enough.operation.ts';
import { STAYS_REMOVED } from './code-refusals.ts';
import { checkCode, openCode, sealFor } from './check-code.operation.ts';
import { prepareCode } from './prepare-code.operation.ts';
import type { LockedCode } from './site-passcode.repository.port.ts';

/** Identifies a site's duress code at the revision that the caller last saw; 0 if there is none. */
export interface SeenCard extends SiteInput {
  readonly rev: number;
}

const UNTOUCHED = { updatedBy: null, updatedAt: null };
const isDuress = ({ kind }: LockedCode): boolean => kind === 'duress';

/** The duress code is valid for every purpose of an ordinary code, at any time. */
const GOOD_FOR_ALL = {
  kind: 'duress',
  authority: MASTER_AUTHORITY,
  validFrom: null,
  validUntil: null,
  hours: null,
} as const;

/** Use cases for the duress code of a site (domain guide 6.4). The code is never shown to anyone. */
export const duressCodes = (ports: CodePorts) => {
  /** Writes only to the audit log. A history row would reveal the duress code's existence to people who may not know of it. */
  const note = async (
    tx: Transaction,
    caller: SessionCaller,
    { siteNum }: LockedSite,
    {
      operation,
      id,
      holder,
    }: { readonly operation: string; readonly id: string; readonly holder: string },
  ): Promise<void> => {
    await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, {
      operation,
      result: 'ok',
      target: `site ${siteNum}`,
      detail: { id, subject: holder, code: 'changed' },
    });
  };

  return {
    /** Sets the first duress code (revision 0), or replaces the current one. */
    setDuressCode: async (
      caller: SessionCaller,
      input: SeenCard & SentCode & { readonly holder: string },
    ): Reply => {
      const { code, holder, knowingly, rev, sn } = input;
      const prepared = await prepareCode(ports, sn, code);
      if (!prepared.ok) return prepared;
      return changeOfSite(ports, caller, input, async (tx, site) => {
        const locked = await tx.sitePasscodes.codesOf(sn);
        const found = locked.codes.find(isDuress);
        if ((found?.rev ?? 0) !== rev) return changedAtSite(ports, site, found ?? UNTOUCHED);
        const id = found?.id ?? ports.ids.next();
        const operation = 'duress.set';
        const change = { prepared: prepared.value, isDuress: true, knowingly, self: id, operation };
        const checked = await checkCode(tx, ports, caller, site, locked, change);
        if (!checked.ok) return checked;
        const sealed = sealFor(ports, sn, { kind: 'passcode', id }, checked.value.code);
        const facts = { ...GOOD_FOR_ALL, holder };
        const touch = touchOf(ports, site);
        if (found === undefined)
          await tx.sitePasscodes.add(sn, { ...facts, ...sealed, id, ofAccount: false }, touch);
        else await tx.sitePasscodes.change(id, facts, sealed, touch);
        await note(tx, caller, site, { operation, id, holder });
        return ok({});
      });
    },

    removeDuressCode: (caller: SessionCaller, input: SeenCard): Reply =>
      changeOfSite(ports, caller, input, async (tx, site) => {
        const found = (await tx.sitePasscodes.codesOf(input.sn)).codes.find(isDuress);
        if (found === undefined) return NOT_FOUND;
        if (found.rev !== input.rev) return changedAtSite(ports, site, found);
        const { holder, id } = found;
        await tx.sitePasscodes.remove({ of: 'passcode', id }, touchOf(ports, site));
        await note(tx, caller, site, { operation: 'duress.remove', id, holder });
        return ok({});
      }),

    /** Restores the deleted duress code, unless another code is now too similar. */
    restoreDuressCode: async (caller: SessionCaller, input: SeenCard): Reply => {
      const { rev, sn } = input;
      const kept = await ports.unitOfWork.read((tx) => tx.sitePasscodes.removed(sn, null));
      const opened = openCode(ports, kept);
      const prepared = await prepareCode(ports, sn, opened ?? '');
      if (!prepared.ok) return prepared;
      return changeOfSite(ports, caller, input, async (tx, site) => {
        const found = await tx.sitePasscodes.removed(sn, null);
        if (found === null) return NOT_FOUND;
        const locked = await tx.sitePasscodes.codesOf(sn);
        if (found.rev !== rev || found.sealed !== kept?.sealed || locked.codes.some(isDuress))
          return changedAtSite(ports, site, found);
        if (opened === null) return STAYS_REMOVED;
        const { holder, id } = found;
        const operation = 'duress.restore';
        const change = { isDuress: true, knowingly: true, comesBack: true, self: id, operation };
        const checked = await checkCode(tx, ports, caller, site, locked, {
          prepared: prepared.value,
          ...change,
        });
        if (!checked.ok) return checked;
        await tx.sitePasscodes.restore({ of: 'passcode', id }, touchOf(ports, site));
        await note(tx, caller, site, { operation, id, holder });
        return ok({});
      });
    },
  };
};
