import type { StoredImport } from './portal-import.repository.port.ts';
import { siteOf } from '../../provisioning/portal-kind.ts';
import { checkSiteLines } from '../../provisioning/check-site-lines.rule.ts';
import type { PortalLine } from '../../provisioning/read-portal-line.rule.ts';
import {
  holidayKey,
  overBefore,
  type SiteDraft,
  type StoredSite,
} from '../../provisioning/site-draft.rule.ts';
import { cleanNumber } from '../../sites/check-number.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { SealedRecord, SealedSite } from './portal-record.repository.port.ts';

type Vault = Pick<BackendPorts, 'vault'>;
type CheckPorts = Pick<BackendPorts, 'vault' | 'clock'>;

export interface CheckedSite {
  readonly num: number;
  readonly sealed: SealedSite | null;
  readonly draft: Pick<SiteDraft, 'verdicts' | 'written' | 'parts' | 'site'>;
}

const opened = (
  { vault }: Vault,
  of: 'passcode' | 'pin',
  { id, sealed, values }: SealedRecord,
) => ({
  id,
  values: {
    ...values,
    [of === 'pin' ? 'pin' : 'code']:
      id === null || sealed === null ? null : vault.open({ kind: of, id }, sealed),
  },
});

/** Returns a stored site with its spoken codes decrypted, for comparing and exporting. The codes must never be stored or sent unencrypted. */
export const openSite = (ports: Vault, { gateCode, parts, site }: SealedSite): StoredSite => ({
  site: {
    ...site,
    gateCode:
      gateCode === null
        ? null
        : ports.vault.open({ kind: 'gate', id: gateCode.id }, gateCode.sealed),
  },
  parts: {
    ...parts,
    contact: parts.contact.map((record) => opened(ports, 'pin', record)),
    passcode: parts.passcode.map((record) => opened(ports, 'passcode', record)),
  },
});

const knownGroups = async (
  tx: Transaction,
  importId: string,
  nums: readonly number[],
): Promise<ReadonlySet<number>> => {
  const stored = await tx.siteGroups.byNum(nums);
  const coming = await tx.portalImports.accepted(importId, 'group', nums.map(String));
  return new Set([...stored.map(({ num }) => num), ...coming.map(Number)]);
};

/** Returns the keys of all holidays if any line of the file names a holiday; otherwise an empty set. */
const holidaysFor = async (
  tx: Transaction,
  lines: readonly PortalLine[],
): Promise<ReadonlySet<string>> => {
  const isNamed = lines.some(
    ({ cells, kind }) => kind === 'exception' && cells['holidayName'] !== undefined,
  );
  const list = isNamed ? await tx.holidays.list() : [];
  return new Set(list.map(({ holidayGroup, name }) => holidayKey(holidayGroup, name)));
};

const wholeNumbers = (texts: readonly (string | undefined)[]): readonly number[] => [
  ...new Set(texts.map(Number).filter((num) => Number.isInteger(num) && num > 0 && num < 1e9)),
];

/** Validates the lines of some sites against stored data and the rest of the file. Writes nothing. */
export const checkSites = async (
  tx: Transaction,
  ports: CheckPorts,
  { id: importId, lostZeros }: Pick<StoredImport, 'id' | 'lostZeros'>,
  lines: readonly PortalLine[],
): Promise<readonly CheckedSite[]> => {
  const nums = [...new Set(lines.map(({ cells }) => siteOf(cells)))];
  const transmitters = lines
    .filter(({ kind }) => kind === 'device')
    .map(({ cells }) => cleanNumber(cells['transmitter'] ?? ''));
  const now = ports.clock.now();
  const stored = new Map((await tx.portalRecords.sites(nums, now)).map((site) => [site.num, site]));
  const wanted = wholeNumbers(lines.map(({ cells }) => cells['group']));
  const storedGroups = [...stored.values()].map(({ site }) => Number(site['group']));
  const first = await tx.portalImports.firstLines(importId, 'device', transmitters);
  const facts = {
    groups: new Set([...(await knownGroups(tx, importId, wanted)), ...storedGroups]),
    owners: await tx.portalRecords.owners(transmitters),
    holidays: await holidaysFor(tx, lines),
    overBefore: overBefore(now),
    lostZeros,
    firstLines: new Map(
      first.map(({ key, line, unit }) => [key, { line, name: `site ${unit}` }] as const),
    ),
  };
  return nums.map((num) => {
    const those = lines.filter(({ cells }) => siteOf(cells) === num);
    const sealed = stored.get(num) ?? null;
    const known = sealed === null ? null : openSite(ports, sealed);
    return { num, sealed, draft: checkSiteLines(known, those, facts) };
  });
};
