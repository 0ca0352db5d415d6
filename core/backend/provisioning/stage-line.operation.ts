import { cleanNumber } from '../../sites/check-number.rule.ts';
import { type PortalKindName, siteOf } from '../../provisioning/portal-kind.ts';
import { KINDS } from '../../provisioning/portal-kinds.ts';
import { type PortalCells, readCells } from '../../provisioning/validate-record.rule.ts';
import type { PortalLine } from '../../provisioning/read-portal-line.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { StagedLine } from './portal-import.repository.port.ts';

/** The order of the stages in a pass. A line gets its verdict before the lines that refer to it. */
export const STAGES = { none: 0, groups: 1, sites: 2, people: 3 } as const;

/** Number of people, or of unreadable lines, in one unit. */
const PEOPLE = 100;

const ownerOf = (importId: string, line: number) =>
  ({ kind: 'importLine', id: `${importId}:${line}` }) as const;

const placeOf = (kind: PortalKindName, cells: PortalCells, line: number) => {
  if (kind === 'group') return { stage: STAGES.groups, unit: 0 };
  if (kind === 'person') return { stage: STAGES.people, unit: Math.floor(line / PEOPLE) };
  return { stage: STAGES.sites, unit: siteOf(cells) };
};

/** Returns the key of a record, unique in the whole portal. A transmitter number is normalized to the form that devices report. */
const keyOf = (kind: PortalKindName, cells: PortalCells): string => {
  if (kind === 'device') return cleanNumber(cells['transmitter'] ?? '');
  return kind === 'group' || kind === 'site' || kind === 'person'
    ? KINDS[kind].keyOf(readCells(KINDS[kind], cells, null))
    : '';
};

/** Checks whether a cell contains a code. */
export const isSecretCell = (kind: PortalKindName, field: string): boolean =>
  KINDS[kind].columns[field]?.secret === true;

/** Prepares a line for storage. Its codes are encrypted for this line (SECURITY.md §2.16). */
export const stageLine = (
  { vault }: Pick<BackendPorts, 'vault'>,
  importId: string,
  { cells, kind, line }: PortalLine,
): StagedLine => {
  const entries = Object.entries(cells);
  const secrets = entries.filter(([field]) => isSecretCell(kind, field));
  return {
    line,
    kind,
    ...placeOf(kind, cells, line),
    key: keyOf(kind, cells),
    name: KINDS[kind].nameOf(readCells(KINDS[kind], cells, null)),
    cells: Object.fromEntries(entries.filter(([field]) => !isSecretCell(kind, field))),
    sealed:
      secrets.length === 0
        ? null
        : vault.seal(ownerOf(importId, line), JSON.stringify(Object.fromEntries(secrets))),
    verdict: null,
    problems: [],
  };
};

/** Prepares an unreadable line for storage, as refused. */
export const stageUnread = (line: number, problem: string): StagedLine => ({
  line,
  kind: null,
  stage: STAGES.none,
  unit: Math.floor(line / PEOPLE),
  key: '',
  name: '',
  cells: {},
  sealed: null,
  verdict: 'refused',
  problems: [problem],
});

/** Returns the line with its codes decrypted; null if the key no longer exists. */
export const openLine = (
  { vault }: Pick<BackendPorts, 'vault'>,
  importId: string,
  { cells, kind, line, sealed }: StagedLine,
): PortalLine | null => {
  if (kind === null) return null;
  if (sealed === null) return { line, kind, cells };
  const opened = vault.open(ownerOf(importId, line), sealed);
  if (opened === null) return null;
  const secrets = JSON.parse(opened) as PortalCells;
  return { line, kind, cells: { ...cells, ...secrets } };
};
