import type { AccountGroup } from '../../account-group/account-group.schema.ts';
import {
  type AlarmDefaults,
  alarmDefaultsSchema,
  type Company,
  companyForm,
  companySchema,
  defaultsForm,
  type Licence,
} from '../../account-group/company.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { invalid, NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { LockedGroup, Revised } from './account-group.repository.port.ts';
import type { GroupPorts } from './administer.operation.ts';

/** The revision that a change is based on. */
export interface FromRev extends ListInput {
  readonly rev: number;
}

const licenceText = ({ number, expires }: Licence): string =>
  expires === null ? number : `${number} to ${expires}`;
const readable = (company: Company) => ({
  ...company,
  licences: company.licences.map(licenceText),
});

/** Locks the active group. Refuses if the group's revision differs from the revision that the change is based on. */
export const lockGroup = async (
  ports: GroupPorts,
  tx: Transaction,
  caller: SessionCaller,
  input: ListInput,
  begun: { readonly rev: number; readonly of: (group: LockedGroup) => Revised } | null,
): Reply<LockedGroup & { readonly siteGroupNum: number }> => {
  const siteGroupNum = activeGroup(caller, input.siteGroupNum);
  const group = siteGroupNum === null ? null : await tx.accountGroups.lock(siteGroupNum);
  if (siteGroupNum === null || group === null) return NOT_FOUND;
  const touch = begun?.of(group);
  if (touch !== undefined && touch.rev !== begun?.rev) {
    const { wallClock, clock } = ports;
    return changedMeanwhile(touch, { wallClock, timeZone: group.timeZone, now: clock.now() });
  }
  return ok({ ...group, siteGroupNum });
};

const saveCompany =
  (ports: GroupPorts) =>
  (caller: SessionCaller, { siteGroupNum, rev, ...entered }: Company & FromRev): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const begun = { rev, of: (group: LockedGroup) => group.companyTouch };
      const locked = await lockGroup(ports, tx, caller, { siteGroupNum }, begun);
      if (!locked.ok) return locked;
      const { company: before, siteGroupNum: num } = locked.value;
      const validated = readForm(companySchema, companyForm.pick(entered));
      if (!validated.ok) return invalid(`${Object.values(validated.error).flat().join('. ')}.`);
      const after = validated.value;
      const touch = { by: await nameOf(tx, caller), now: ports.clock.now() };
      await tx.accountGroups.saveCompany(num, after, touch);
      await storeCall(tx, ports, caller);
      await recordAudit(tx, ports, caller, {
        operation: 'group.company',
        result: 'ok',
        target: `group ${num}`,
        detail: changedTexts(companyForm.names, readable(before), readable(after)),
      });
      return ok({});
    });

const saveDefaults =
  (ports: GroupPorts) =>
  (caller: SessionCaller, { siteGroupNum, rev, ...entered }: AlarmDefaults & FromRev): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const begun = { rev, of: (group: LockedGroup) => group.defaultsTouch };
      const locked = await lockGroup(ports, tx, caller, { siteGroupNum }, begun);
      if (!locked.ok) return locked;
      const { defaults: before, siteGroupNum: num } = locked.value;
      const validated = readForm(alarmDefaultsSchema, defaultsForm.pick(entered));
      if (!validated.ok) return invalid(`${Object.values(validated.error).flat().join('. ')}.`);
      const touch = { by: await nameOf(tx, caller), now: ports.clock.now() };
      await tx.accountGroups.saveDefaults(num, validated.value, touch);
      await storeCall(tx, ports, caller);
      await recordAudit(tx, ports, caller, {
        operation: 'group.defaults',
        result: 'ok',
        target: `group ${num}`,
        detail: changedTexts(defaultsForm.names, before, validated.value),
      });
      return ok({});
    });

/** Creates the use cases for reading and changing the details of a dealer's group (domain guide 6.10). */
export const groupFacts = (ports: GroupPorts) => ({
  accountGroup: async (caller: SessionCaller, input: ListInput): Reply<AccountGroup> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const roots = caller.session.allowedGroups;
    const now = ports.clock.now();
    const year = new Date(now).toISOString().slice(0, 4);
    const found = await ports.unitOfWork.read((tx) =>
      tx.accountGroups.read({ siteGroupNum, roots, year, now }),
    );
    return found === null ? NOT_FOUND : ok(found);
  },

  saveCompany: saveCompany(ports),
  saveAlarmDefaults: saveDefaults(ports),
});
