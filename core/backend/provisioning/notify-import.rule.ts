import { counted } from '../../kernel/counted.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { decidedOf, type ImportState } from '../../provisioning/import-counts.rule.ts';
import { PORTAL_KINDS } from '../../provisioning/portal-kind.ts';
import { KINDS } from '../../provisioning/portal-kinds.ts';
import type { PortalImport } from '../../provisioning/portal-import.schema.ts';
import type { RefusedLine, StoredImport } from './portal-import.repository.port.ts';

/** Milliseconds without another line, after which nobody reads a file any more, and those after which a command has ended. */
const READING_MS = 60000;
const COMMAND_MS = 300000;

const READING_ENDED = 'Reading was broken off. Choose the file again';

/** Why an import ended behind some of its lines, and what to do. */
export const stoppedText = ({ counts, state }: Pick<StoredImport, 'counts' | 'state'>): string =>
  state === 'importing'
    ? `Stopped behind ${counted(decidedOf(counts), 'line')}; hand in the same file again and the rest goes in`
    : 'The check was broken off. Choose the file again';

const COMMAND_ENDED: Partial<Readonly<Record<ImportState, string>>> = {
  checking: 'The command that checked it was stopped. Give it again',
  importing: 'The command that took it in was stopped. Give it again, and the rest goes in',
};

/** The import as it stands at `now`: whoever reads a file, or gives a command, may have been killed without a word; jobs go on by themselves. */
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

/** What a refused line is, e.g. "Device"; empty of one that is no record. */
export const whatOf = ({ kind }: Pick<RefusedLine, 'kind'>): string =>
  kind === null ? '' : KINDS[kind].one;

/** An import as people follow it; `refused` are the first of its refused lines. */
export const notifyImport = (
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
