import type { CodeAddress } from '../../passcodes/spoken-code.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { type CodePorts, keepsEnough, touchOf } from './keeps-enough.operation.ts';
import { ACCOUNT_STAYS, STAYS_REMOVED } from './code-refusals.ts';
import { checkCode, openCode } from './check-code.operation.ts';
import { prepareCode } from './prepare-code.operation.ts';
import type { LockedCode } from './site-passcode.repository.port.ts';

/** Identifies a code of a site, at the revision that the caller last saw. */
export interface OneCode extends SiteInput {
  readonly id: string;
  readonly rev: number;
}

const WORDS = {
  passcode: { name: 'passcode', removed: 'Passcode deleted', restored: 'Passcode restored' },
  pin: { name: 'pin', removed: 'PIN removed', restored: 'PIN restored' },
} as const;

const SECRET = { labels: { code: 'Code' }, secrets: ['code'], whole: true } as const;
const GONE_CODE = { field: 'code', before: null, after: null } as const;

/** Use cases that delete and restore passcodes and PINs (domain guide 5.8 "Deletes are soft"). */
export const removeCodes = (ports: CodePorts) => {
  const isOf =
    ({ id, of }: CodeAddress) =>
    (code: LockedCode): boolean =>
      code.id === id && code.of === of && code.kind !== 'duress';

  const remove =
    (of: CodeAddress['of']) =>
    (caller: SessionCaller, input: OneCode): Reply =>
      changeOfSite(ports, caller, input, async (tx, site) => {
        const { id, rev, sn } = input;
        const { codes } = await tx.sitePasscodes.codesOf(sn);
        const found = codes.find(isOf({ of, id }));
        if (found === undefined) return NOT_FOUND;
        if (found.rev !== rev) return changedAtSite(ports, site, found);
        if (found.ofAccount) return ACCOUNT_STAYS;
        const enough = keepsEnough(ports, site, codes, { id, becomes: null });
        if (!enough.ok) return enough;
        await tx.sitePasscodes.remove({ of, id }, touchOf(ports, site));
        await recordChange(tx, ports, caller, site, {
          ...SECRET,
          operation: `${WORDS[of].name}.remove`,
          event: WORDS[of].removed,
          id,
          subject: found.holder,
          changes: [GONE_CODE],
        });
        return ok({});
      });

  const restore =
    (of: CodeAddress['of']) =>
    async (caller: SessionCaller, input: OneCode): Reply => {
      const { id, rev, sn } = input;
      const kept = await ports.unitOfWork.read((tx) => tx.sitePasscodes.removed(sn, { of, id }));
      const opened = openCode(ports, kept);
      // The same work is done if there is no code, so that timing does not reveal whether a site outside the scope exists.
      const prepared = await prepareCode(ports, sn, opened ?? '');
      if (!prepared.ok) return prepared;
      return changeOfSite(ports, caller, input, async (tx, site) => {
        const found = await tx.sitePasscodes.removed(sn, { of, id });
        if (found === null || !isOf({ of, id })(found)) return NOT_FOUND;
        if (found.rev !== rev || found.sealed !== kept?.sealed)
          return changedAtSite(ports, site, found);
        if (opened === null) return STAYS_REMOVED;
        const locked = await tx.sitePasscodes.codesOf(sn);
        if (locked.codes.some(isOf({ of, id }))) return changedAtSite(ports, site, found);
        const operation = `${WORDS[of].name}.restore`;
        const checked = await checkCode(tx, ports, caller, site, locked, {
          prepared: prepared.value,
          isDuress: false,
          knowingly: true,
          comesBack: true,
          self: id,
          operation,
        });
        if (!checked.ok) return checked;
        await tx.sitePasscodes.restore({ of, id }, touchOf(ports, site));
        await recordChange(tx, ports, caller, site, {
          ...SECRET,
          operation,
          event: WORDS[of].restored,
          id,
          subject: found.holder,
          changes: [GONE_CODE],
        });
        return ok({});
      });
    };

  return {
    deletePasscode: remove('passcode'),
    removeContactPin: remove('pin'),
    restorePasscode: restore('passcode'),
    restoreContactPin: restore('pin'),
  };
};
