import { counted } from '../../kernel/counted.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { decidedOf, type ImportState } from '../../provisioning/import-counts.rule.ts';
import { PORTAL_KINDS } from '../../provisioning/portal-kind.ts';
import { KINDS } from '../../provisioning/portal-kinds.ts';
import type { PortalImport } from '../../provisioning/portal-import.schema.ts';
import type { RefusedLine, StoredImport } from './portal-import.repository.port.ts';

/**
 * Time without progress after which reading a file counts as stopped, in milliseconds. `COMMAND_MS` is the same limit for
 * an import by a command.
 */
const READING_MS = 60000;
const COMMAND_MS = 300000;

const READING_ENDED = 'Reading was interrupted. Choose the file again';

/** Explains why an import stopped, and what to do next. */
export const stoppedText = ({ counts, state }: Pick<StoredImport, 'counts' | 'state'>): string =>
  state === 'importing'
    ? `Stopped after ${counted(decidedOf(counts), 'line')}; upload the same file again to import the rest`
    : 'The check was interrupted. Choose the file again';

const COMMAND_ENDED: Partial<Readonly<Record<ImportState, string>>> = {
  checking: 'The command that checked it was stopped. Run it again',
  importing: 'The import command was stopped. Run it again to import the rest',
};

/**
 * Returns the state of an import at `now`. An import without progress for too long counts as stopped, because its process
 * may have been killed; an import by a job never counts as stopped.
 */
export const importAt = (file: StoredImport, now: number): StoredImport => {
  const quiet = now - file.updatedAt;
  const ended = (problem: string): StoredImport => ({ ...file, state: 'failed', problem });
  if (file.state === 'reading') return quiet > READING_MS ? ended(READING_ENDED) : file;
  const text = COMMAND_ENDED[file.state];
  return file.ownerId === null && text !== undefined && quiet > COMMAND_MS ? ended(text) : file;
};

const countsOf = ({ counts }: StoredImport): PortalImport['counts'] =>
  [...PORTAL_KINDS, 'none' as const].flatMap((kind) => {
    const those = counts[kind];
    if (those === undefined) return [];
    return [{ kind, title: kind === 'none' ? 'No record' : KINDS[kind].title, ...those }];
  });

/** Returns the kind of a refused line, such as "Device"; empty if the line has no kind. */
export const whatOf = ({ kind }: Pick<RefusedLine, 'kind'>): string =>
  kind === null ? '' : KINDS[kind].one;

/** Converts an import to the object that is sent to the browser. `refused` contains the first refused lines of the import. */
export const describeImport = (
  file: StoredImport,
  refused: readonly RefusedLine[],
): PortalImport => ({
  id: file.id,
  name: file.name,
  bytes: file.bytes,
  lines: file.lines,
  state: file.state,
  decided: decidedOf(file.counts),
  counts: countsOf(file),
  problem: file.problem,
  refused: refused.map((line) => ({
    line: line.line,
    what: whatOf(line),
    name: line.name,
    problems: [...line.problems],
  })),
  by: file.ownerName,
  at: isoInstant(file.createdAt),
});
