import { countOn } from '../../provisioning/import-counts.rule.ts';
import type { PortalLine } from '../../provisioning/read-portal-line.rule.ts';
import type { LineVerdict } from '../../provisioning/site-draft.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { hashPatiently } from '../passcodes/hash-patiently.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { importGroups } from './import-groups.operation.ts';
import { importPeople } from './import-people.operation.ts';
import { importSites } from './import-sites.operation.ts';
import { checkSites } from './check-sites.operation.ts';
import type { StagedLine, StoredImport } from './portal-import.repository.port.ts';
import type { StepPorts } from './record-lines.operation.ts';
import { openLine, STAGES } from './stage-line.operation.ts';
import { hashedCode } from './write-codes.operation.ts';

export type PreparePorts = StepPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'pause'>;

/** Number of lines per step. A check handles more lines, because it writes only verdicts. */
const LINES = { checking: 600, importing: 400 } as const;

const linesOf = ({ state }: Pick<StoredImport, 'state'>): number =>
  state === 'checking' || state === 'importing' ? LINES[state] : 0;

const UNREADABLE = 'Its codes can no longer be read. Upload the file again';

const nextLines = async (tx: Transaction, file: StoredImport): Promise<readonly StagedLine[]> => {
  const most = linesOf(file);
  return most === 0 ? [] : tx.portalImports.next(file.id, file.mark, most);
};

/** Checks whether a line may set an account passcode. */
const maySetCode = ({ cells, kind }: PortalLine): boolean =>
  kind === 'passcode' && cells['code'] !== undefined;

/** Hashes the account passcodes of the next step before its transaction, so that no lock is held while hashing. */
export const prepareStep = async (
  ports: PreparePorts,
  importId: string,
): Promise<ReadonlyMap<number, string>> => {
  const wanted = await ports.unitOfWork.read(async (tx) => {
    const file = await tx.portalImports.find(importId);
    if (file?.state !== 'importing') return [];
    const lines = await nextLines(tx, file);
    if (lines[0]?.stage !== STAGES.sites) return [];
    const read = lines.flatMap((line) => openLine(ports, importId, line) ?? []);
    if (!read.some(maySetCode)) return [];
    return (await checkSites(tx, ports, file, read)).flatMap(({ draft }) => draft.written);
  });
  const hashes = await Promise.all(
    wanted.map(async (record) => {
      const code = hashedCode(record);
      return code === null ? [] : [[record.line, await hashPatiently(ports, code)] as const];
    }),
  );
  return new Map(hashes.flat());
};

const work = async (
  tx: Transaction,
  ports: StepPorts,
  file: StoredImport,
  lines: readonly StagedLine[],
  hashes: ReadonlyMap<number, string>,
): Promise<readonly LineVerdict[] | null> => {
  const refused = lines.filter(({ kind }) => kind === null);
  const opened = lines
    .filter(({ kind }) => kind !== null)
    .map((line) => ({ line, read: openLine(ports, file.id, line) }));
  const unread = opened.filter(({ read }) => read === null).map(({ line }) => line);
  const read = opened.flatMap((one) => one.read ?? []);
  const verdicts: LineVerdict[] = [
    ...refused.map(({ line, name, problems }) => ({
      line,
      name,
      problems,
      verdict: 'refused' as const,
    })),
    ...unread.map(({ line, name }) => ({
      line,
      name,
      problems: [UNREADABLE],
      verdict: 'refused' as const,
    })),
  ];
  switch (lines[0]?.stage) {
    case STAGES.groups:
      return [...verdicts, ...(await importGroups(tx, ports, file, read))];
    case STAGES.sites: {
      const sites = await importSites(tx, ports, file, read, hashes);
      return sites === null ? null : [...verdicts, ...sites];
    }
    case STAGES.people:
      return [...verdicts, ...(await importPeople(tx, ports, file, read))];
    default:
      return verdicts;
  }
};

/**
 * Runs one step of a check or import, and stores the position in the same transaction; after a crash the import continues
 * at that position. If the preparation is outdated, nothing is written and the step is repeated. Returns the import after
 * the step.
 */
export const takeStep = async (
  tx: Transaction,
  ports: StepPorts,
  importId: string,
  hashes: ReadonlyMap<number, string>,
): Promise<StoredImport | null> => {
  const file = await tx.portalImports.lock(importId);
  if (file === null || linesOf(file) === 0) return file;
  const lines = await nextLines(tx, file);
  const last = lines.at(-1);
  const updatedAt = ports.clock.now();
  if (last === undefined) {
    const done = {
      ...file,
      updatedAt,
      state: file.state === 'checking' ? 'checked' : 'done',
    } as const;
    await tx.portalImports.save(done);
    if (done.state === 'done') await tx.portalImports.forgetCodes(importId);
    return done;
  }
  const kinds = new Map(lines.map(({ kind, line }) => [line, kind]));
  const verdicts = await work(tx, ports, file, lines, hashes);
  if (verdicts === null) return file;
  await tx.portalImports.decide(importId, verdicts);
  const counts = verdicts.reduce(
    (sum, verdict) => countOn(sum, kinds.get(verdict.line) ?? 'none', verdict),
    file.counts,
  );
  const moved = { ...file, counts, updatedAt, mark: { stage: last.stage, unit: last.unit } };
  await tx.portalImports.save(moved);
  return moved;
};
