import { ok } from '../../kernel/result.ts';
import type { SentCode } from '../../passcodes/spoken-code.schema.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite } from '../sites/change-of-site.operation.ts';
import { type CodePorts, touchOf } from './keeps-enough.operation.ts';
import { checkCode, sealFor } from './check-code.operation.ts';
import { prepareCode } from './prepare-code.operation.ts';
import type { OneCode } from './remove-codes.use-cases.ts';

/** Use cases for the PINs of a site's contacts (domain guide 6.2, 6.4). */
export const contactPins = (ports: CodePorts) => ({
  /** Sets the first PIN of a contact (revision 0), or replaces the current PIN. */
  setContactPin: async (caller: SessionCaller, input: OneCode & SentCode): Reply => {
    const { code, id, knowingly, rev, sn } = input;
    const prepared = await prepareCode(ports, sn, code);
    if (!prepared.ok) return prepared;
    return changeOfSite(ports, caller, input, async (tx, site) => {
      const name = await tx.sitePasscodes.contactName(sn, id);
      if (name === null) return NOT_FOUND;
      const locked = await tx.sitePasscodes.codesOf(sn);
      const found = locked.codes.find((one) => one.of === 'pin' && one.id === id);
      if ((found?.rev ?? 0) !== rev)
        return changedAtSite(ports, site, found ?? { updatedBy: null, updatedAt: null });
      const operation = 'pin.set';
      const change = { prepared: prepared.value, isDuress: false, knowingly, self: id, operation };
      const checked = await checkCode(tx, ports, caller, site, locked, change);
      if (!checked.ok) return checked;
      const sealed = sealFor(ports, sn, { kind: 'pin', id }, checked.value.code);
      const pin = { ...sealed, siteNum: sn, contactId: id };
      await tx.sitePasscodes.putPins([pin], touchOf(ports, site));
      await recordChange(tx, ports, caller, site, {
        operation,
        event: found === undefined ? 'PIN set' : 'PIN changed',
        id,
        subject: name,
        changes: [{ field: 'pin', before: null, after: null }],
        labels: { pin: 'PIN' },
        secrets: ['pin'],
        whole: true,
      });
      return ok({});
    });
  },
});
