import { counted } from '../../kernel/counted.rule.ts';
import { siteOf } from '../../provisioning/portal-kind.ts';
import { KINDS } from '../../provisioning/portal-kinds.ts';
import type { PortalLine } from '../../provisioning/read-portal-line.rule.ts';
import type { LineVerdict } from '../../provisioning/site-draft.rule.ts';
import { tellSiteChanges } from '../sites/notify-site-change.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { type CheckedSite, checkSites } from './check-sites.operation.ts';
import type { StoredImport } from './portal-import.repository.port.ts';
import { recordLines, type StepPorts } from './record-lines.operation.ts';
import { hashedCode } from './write-codes.operation.ts';
import { lockedSite, writeSiteRecords } from './write-site-records.operation.ts';

/** Returns the written records for history. A duress code is left out (domain guide 6.4). */
const notifiedOf = ({ draft }: CheckedSite) =>
  draft.written.filter(({ kind, values }) => kind !== 'passcode' || values['kind'] !== 'duress');

/** Returns the changed parts of a site as text for history, such as "Device 1, Zones 12". */
const changedText = (checked: CheckedSite): string =>
  Object.entries(KINDS)
    .flatMap(([kind, { one }]) => {
      const those = notifiedOf(checked).filter((record) => record.kind === kind).length;
      return those === 0 ? [] : [counted(those, one.toLowerCase())];
    })
    .join(', ');

const write = async (
  tx: Transaction,
  ports: StepPorts,
  { ownerName: by }: StoredImport,
  checked: readonly CheckedSite[],
  hashes: ReadonlyMap<number, string>,
): Promise<void> => {
  const sites = checked.flatMap((one) => {
    const site = lockedSite(one, by);
    return site === null || one.draft.written.length === 0 ? [] : [{ site, checked: one }];
  });
  await writeSiteRecords(tx, ports, { sites, touch: { by, now: ports.clock.now() }, hashes });
  const notified = sites.filter((one) => notifiedOf(one.checked).length > 0);
  await tellSiteChanges(
    tx,
    ports,
    notified.map(({ checked: one, site }) => ({
      ...site,
      event: one.sealed === null ? 'Account created' : 'Account changed by a file',
      comment: changedText(one),
    })),
  );
};

/** Checks whether any account passcode lacks a hash because another runner took the step or a site changed after the preparation. */
const lacksHash = (checked: readonly CheckedSite[], hashes: ReadonlyMap<number, string>): boolean =>
  checked.some(({ draft }) =>
    draft.written.some((record) => hashedCode(record) !== null && !hashes.has(record.line)),
  );

/**
 * Validates the lines of some sites; also writes them when the file is being imported. Locks sites in the order of their
 * numbers. Returns null and writes nothing if the step must be prepared again.
 */
export const importSites = async (
  tx: Transaction,
  ports: StepPorts,
  file: StoredImport,
  lines: readonly PortalLine[],
  hashes: ReadonlyMap<number, string>,
): Promise<readonly LineVerdict[] | null> => {
  const writes = file.state === 'importing';
  if (writes) await tx.portalRecords.lockSites(lines.map(({ cells }) => siteOf(cells)));
  const checked = await checkSites(tx, ports, file, lines);
  if (writes && lacksHash(checked, hashes)) return null;
  if (writes) {
    await write(tx, ports, file, checked, hashes);
    // The audit log is written last, because the first row written to it locks the head of the audit log (SECURITY.md §2.11).
    const written = checked.flatMap(({ draft, num }) =>
      draft.written.map((record) => ({ ...record, target: `site ${num}` })),
    );
    await recordLines(tx, ports, file, written);
  }
  return checked.flatMap(({ draft }) => draft.verdicts);
};
