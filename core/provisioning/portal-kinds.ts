import { EXCEPTION_KIND, HOURS_KIND, REACTIONS_KIND } from './portal-hours-kinds.ts';
import { GROUP_KIND, PERSON_KIND } from './portal-people-kinds.ts';
import type { FileCell } from '../forms/file-cell.rule.ts';
import type { PortalKind, PortalKindName } from './portal-kind.ts';
import {
  AGENCY_KIND,
  AREA_KIND,
  DEVICE_KIND,
  NOTE_KIND,
  PERMIT_KIND,
  SITE_KIND,
} from './portal-site-kinds.ts';
import { CONTACT_KIND, PASSCODE_KIND, ZONE_KIND } from './portal-watched-kinds.ts';

/** The record kinds, keyed by their name in the column `record`. */
export const KINDS = {
  group: GROUP_KIND,
  site: SITE_KIND,
  device: DEVICE_KIND,
  area: AREA_KIND,
  zone: ZONE_KIND,
  contact: CONTACT_KIND,
  passcode: PASSCODE_KIND,
  agency: AGENCY_KIND,
  permit: PERMIT_KIND,
  note: NOTE_KIND,
  hours: HOURS_KIND,
  exception: EXCEPTION_KIND,
  reactions: REACTIONS_KIND,
  person: PERSON_KIND,
} satisfies Readonly<Record<PortalKindName, PortalKind>>;

export type Validated<Name extends PortalKindName> = ReturnType<(typeof KINDS)[Name]['validated']>;

/**
 * Returns the cell format that shows a field in the change history. Null when the field is neither a column nor combined
 * from several lines.
 */
export const cellOf = (kind: PortalKind, field: string): Pick<FileCell, 'show'> | null =>
  kind.columns[field]?.cell ?? kind.together?.[field] ?? null;

/** Returns the column heading of a field. */
export const titleOf = (kind: PortalKind, field: string): string =>
  kind.columns[field]?.title ?? field;

/** The headings of a file with all kinds, each heading once, in kind order. */
export const PORTAL_HEADINGS: readonly string[] = [
  'record',
  ...new Set(
    Object.values(KINDS).flatMap((kind) =>
      Object.keys(kind.columns).map((field) => titleOf(kind, field)),
    ),
  ),
];
