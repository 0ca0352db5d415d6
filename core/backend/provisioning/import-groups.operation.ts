import { readGroupNum } from '../../provisioning/group-form.schema.ts';
import { checkGroupLines } from '../../provisioning/check-group-lines.rule.ts';
import type { PortalValues } from '../../provisioning/portal-kind.ts';
import type { PortalLine } from '../../provisioning/read-portal-line.rule.ts';
import type { LineVerdict } from '../../provisioning/site-draft.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredImport } from './portal-import.repository.port.ts';
import { recordLines, type StepPorts } from './record-lines.operation.ts';

/** Validates all groups of a file, and writes them when the file is being imported. */
export const importGroups = async (
  tx: Transaction,
  ports: StepPorts,
  file: StoredImport,
  lines: readonly PortalLine[],
): Promise<readonly LineVerdict[]> => {
  await tx.siteGroups.lock();
  const nums = lines.map(({ cells }) => readGroupNum(cells['num'] ?? '')).filter(Number.isInteger);
  const stored = new Map<number, PortalValues>(
    (await tx.siteGroups.byNum(nums)).map((group) => [group.num, { ...group }]),
  );
  const checked = checkGroupLines(stored, await tx.siteGroups.tree(), lines);
  if (file.state === 'importing') {
    const today = ports.wallClock.wallTime(ports.clock.now(), ports.providerTimeZone).slice(0, 10);
    await tx.siteGroups.put(
      checked.written.map(({ values }) => values),
      today,
    );
    const written = checked.written.map(({ values, ...line }) => ({
      ...line,
      kind: 'group' as const,
      target: `group ${values.num}`,
      values: { ...values },
    }));
    await recordLines(tx, ports, file, written);
  }
  return checked.verdicts;
};
