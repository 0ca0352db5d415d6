import { cleanNumber } from '../../sites/check-number.rule.ts';
import { type PortalKindName, siteOf } from '../../provisioning/portal-kind.ts';
import { KINDS } from '../../provisioning/portal-kinds.ts';
import { type PortalCells, readCells } from '../../provisioning/validate-record.rule.ts';
import type { PortalLine } from '../../provisioning/read-portal-line.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { StagedLine } from './portal-import.repository.port.ts';

/** The order in which a pass works: what later lines name is decided before. */
export const STAGES = { none: 0, groups: 1, sites: 2, people: 3 } as const;

/** People of one unit, and lines that are no record. */
const PEOPLE = 100;

const ownerOf = (importId: string, line: number) =>
  ({ kind: 'importLine', id: `${importId}:${line}` }) as const;

const placeOf = (kind: PortalKindName, cells: PortalCells, line: number) => {
  if (kind === 'group') return { stage: STAGES.groups, unit: 0 };
  if (kind === 'person') return { stage: STAGES.people, unit: Math.floor(line / PEOPLE) };
  return { stage: STAGES.sites, unit: siteOf(cells) };
};

/** What tells a record apart in the whole portal; a transmitter's number as devices report it. */
const keyOf = (kind: PortalKindName, cells: PortalCells): string => {
  if (kind === 'device') return cleanNumber(cells['transmitter'] ?? '');
  return kind === 'group' || kind === 'site' || kind === 'person'
    ? KINDS[kind].keyOf(readCells(KINDS[kind], cells, null))
    : '';
};

/** Whether a cell holds a code. */
export const isSecretCell = (kind: PortalKindName, field: string): boolean =>
  KINDS[kind].columns[field]?.secret === true;

/** A line as it waits in the database: its spoken codes sealed for it (SECURITY.md §2.16). */
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

/** A line nobody can make a record of; refused as it was read. */
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

/** The line again, its codes opened; null where the key they were sealed with is gone. */
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
