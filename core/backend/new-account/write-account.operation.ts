import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import type { CheckedAccount } from '../../new-account/validate-account-draft.rule.ts';
import { DURESS, type GivenCode } from '../../new-account/check-draft-codes.rule.ts';
import { MASTER_AUTHORITY } from '../../passcodes/authority-rights.ts';
import { joinedEntries } from '../../schedules/week-rows.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { sealFor } from '../passcodes/check-code.operation.ts';
import { watchSite } from '../schedules/watch-site.operation.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { newTest } from '../tests-on-site/new-test.rule.ts';
import { storeTest } from '../tests-on-site/store-test.operation.ts';
import { notifyTests } from '../tests-on-site/notify-tests.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

export type WritePorts = Pick<
  BackendPorts,
  'clock' | 'ids' | 'vault' | 'wallClock' | 'providerName'
>;

/** A validated account with its codes and the person who creates it. */
export interface WholeAccount {
  readonly account: CheckedAccount;
  readonly draft: AccountDraft;
  readonly codes: ReadonlyMap<string, GivenCode>;
  readonly accountHash: string | null;
  readonly by: { readonly accountId: string; readonly name: string };
}

const HOUR = 3600000;
/** Longest test of a technician, in hours. A longer test is recorded as building work (domain guide 6.1). */
const TECHNICIAN_HOURS = 24;

const writeCodes = async (
  tx: Transaction,
  ports: WritePorts,
  { siteNum, by }: LockedSite,
  { account, codes, draft }: WholeAccount,
): Promise<void> => {
  const touch = { by, now: ports.clock.now() };
  const seal = (id: string, row: string) =>
    sealFor(ports, siteNum, { kind: 'passcode', id: row }, codes.get(id)?.code ?? '');
  for (const { id: typed, ofAccount, ...facts } of account.passcodes) {
    const id = ports.ids.next();
    await tx.sitePasscodes.add(siteNum, { ...facts, ...seal(typed, id), id, ofAccount }, touch);
  }
  if (draft.duress === null) return;
  const id = ports.ids.next();
  const facts = { kind: 'duress', authority: MASTER_AUTHORITY, hours: null } as const;
  const days = { validFrom: null, validUntil: null };
  const { holder } = draft.duress;
  const row = { ...facts, ...days, ...seal(DURESS, id), id, holder, ofAccount: false };
  await tx.sitePasscodes.add(siteNum, row, touch);
};

const writeHours = async (
  tx: Transaction,
  ports: WritePorts,
  site: LockedSite,
  { reactions, weeks }: AccountDraft,
): Promise<void> => {
  const touched = { updatedAt: ports.clock.now(), updatedBy: site.by };
  const plain = {
    rev: 1,
    kind: null,
    reason: null,
    authorizedBy: null,
    fromDay: null,
    toDay: null,
    holidayGroup: null,
    holidayName: null,
    pressId: null,
    movedFrom: null,
    deletedAt: null,
    ...touched,
  };
  for (const { areaNums, entries } of weeks)
    await tx.schedules.insert(site, {
      ...plain,
      id: ports.ids.next(),
      layer: 'permanent',
      areaNums,
      entries: joinedEntries(entries),
    });
  if (reactions !== null)
    await tx.schedules.putReactions(site.siteNum, { values: reactions, rev: 1, ...touched });
  if (weeks.length > 0) await watchSite(tx, ports, site.siteNum);
};

const placeTest = async (
  tx: Transaction,
  ports: WritePorts,
  site: LockedSite,
  { account, by }: WholeAccount,
): Promise<void> => {
  const now = ports.clock.now();
  const groupHours = await tx.newSites.longestTest(site.siteGroupNum);
  const agreedHours = Number(account.agreement.testHours);
  const hours = groupHours === null ? agreedHours : Math.min(agreedHours, groupHours);
  const { siteGroupNum, siteNum, timeZone } = site;
  const devNums = account.devices.map(({ devNum }) => devNum);
  const wanted = newTest(
    { siteGroupNum, siteNum },
    {
      mode: 'noAction',
      devNums,
      startsAt: now,
      endsAt: now + hours * HOUR,
      recurrence: null,
      scope: { kind: 'all', zones: [], serviceTypes: [] },
      category: hours > TECHNICIAN_HOURS ? 'Maintenance or remodel' : 'Technician test',
      reason: 'New account: on test until the installer signs off',
      warning: { minutes: [15], channels: ['inApp'] },
    },
    {
      id: ports.ids.next(),
      name: by.name,
      now,
      verifiedBy: null,
      role: 'dealer',
      accountId: by.accountId,
    },
  );
  const stored = await storeTest(tx, ports, wanted, [], { timeZone, now, groupHours });
  if (!stored.ok) throw new Error('a new account could not be placed on test');
  const { test } = stored.value;
  await notifyTests(tx, ports, [{ event: 'Test started', test, at: now, by: by.name }]);
};

/**
 * Writes all rows of an account in the caller's transaction. The caller must write the returned facts to history and the
 * audit log last. Every row gets a new id, so that ids from two drafts cannot collide.
 */
export const writeAccount = async (
  tx: Transaction,
  ports: WritePorts,
  whole: WholeAccount,
): Promise<LockedSite> => {
  const { account, accountHash, by, draft } = whole;
  const now = ports.clock.now();
  const siteNum = await tx.newSites.add({
    ...account,
    permits: account.permits.map((permit) => ({ ...permit, id: ports.ids.next() })),
    areas: draft.areas,
    accountHash,
    by: by.name,
    now,
    newId: () => ports.ids.next(),
  });
  const { branch: siteGroupNum, premises } = account;
  const site: LockedSite = {
    siteNum,
    siteGroupNum,
    by: by.name,
    siteName: premises.name,
    addressDisplay: `${premises.street}, ${premises.city}`,
    timeZone: premises.timeZone,
  };
  const touch = { siteNum, by: by.name, now };
  if (draft.zones.length > 0)
    await tx.zones.add(
      draft.zones.map(({ id: _id, ...form }) => ({
        id: ports.ids.next(),
        siteNum,
        form,
        source: draft.zoneSource,
      })),
      { by: by.name, at: now },
    );
  const contacts = draft.contacts.map(({ id: _id, ...form }) => ({ id: ports.ids.next(), form }));
  await tx.contacts.append({ ...touch, siteGroupNum, last: 0 }, contacts);
  await writeCodes(tx, ports, site, whole);
  await writeHours(tx, ports, site, draft);
  await placeTest(tx, ports, site, whole);
  return site;
};

/** Returns the audit facts of a new account; never a code. */
export const accountDetail = ({
  account,
  draft,
}: WholeAccount): Readonly<Record<string, string>> => ({
  branch: String(account.branch),
  name: account.premises.name,
  address: JSON.stringify(account.premises),
  numbers: account.devices.map(({ xmit }) => xmit).join(', '),
  plan: account.agreement.plan.join(', '),
  contacts: String(draft.contacts.length),
  passcodes: String(draft.passcodes.length),
  zones: String(draft.zones.length),
  agencies: account.agencies.map(({ kind, name }) => `${kind}: ${name}`).join(', '),
  permits: account.permits.map(({ number }) => number).join(', '),
  onTest: `${account.agreement.testHours} h`,
});
