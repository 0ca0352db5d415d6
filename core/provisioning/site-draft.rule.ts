import { calendarDay } from '../kernel/calendar-day.rule.ts';
import {
  type PortalKindName,
  type PortalValues,
  SITE_PARTS,
  type SitePart,
  wordOf,
} from './portal-kind.ts';
import { KINDS } from './portal-kinds.ts';

/** A record of a site that is there. */
export interface StoredRecord {
  /** Null where its key is all it has. */
  readonly id: string | null;
  readonly values: PortalValues;
}

/** A site with all its parts as they are stored, secrets opened. */
export interface StoredSite {
  readonly site: PortalValues;
  readonly parts: Readonly<Record<SitePart, readonly StoredRecord[]>>;
}

/** What is known outside the site. */
export interface SiteFacts {
  /** Groups that are there, or will be by the same file. */
  readonly groups: ReadonlySet<number>;
  /** Which site a transmitter's number belongs to. */
  readonly owners: ReadonlyMap<string, number>;
  /** The first line of the file that names a transmitter's number, with its site. */
  readonly firstLines: ReadonlyMap<string, { readonly line: number; readonly name: string }>;
  /** Holidays of the list, each as its group and its name. */
  readonly holidays: ReadonlySet<string>;
  /** The file went through a spreadsheet that took zeros off its numbers. */
  readonly lostZeros: boolean;
  /** What ended before this day, `2026-03-08`, is over wherever a site is. */
  readonly overBefore: string;
}

/** That day at an instant (milliseconds UTC): the one that clocks behind all others show. */
export const overBefore = (now: number): string => calendarDay(now, 'Etc/GMT+12');

/** A holiday among {@link SiteFacts}. */
export const holidayKey = (holidayGroup: string, name: string): string => `${holidayGroup}/${name}`;

/** What would become of a line. */
export interface LineVerdict {
  readonly line: number;
  readonly verdict: 'new' | 'changed' | 'same' | 'refused';
  readonly name: string;
  readonly problems: readonly string[];
  /** Zeros that a spreadsheet took off were put back. */
  readonly isMended?: boolean;
}

/** A record that is written. */
export interface WrittenRecord {
  readonly line: number;
  readonly kind: PortalKindName;
  readonly verdict: 'new' | 'changed';
  /** Of the one that is there. */
  readonly id: string | null;
  readonly values: PortalValues;
  readonly before: PortalValues | null;
  readonly fields: readonly string[];
}

/** What is being put together of a site while its lines are read in order. */
export interface SiteDraft {
  site: PortalValues | null;
  /** The line that says it, where that is refused. */
  refusedSite: number | null;
  readonly parts: Record<SitePart, Map<string, StoredRecord>>;
  readonly verdicts: LineVerdict[];
  readonly written: WrittenRecord[];
  readonly seen: Map<string, number>;
  /** The file, or a line of the site, went through a spreadsheet that took zeros off. */
  lostZeros: boolean;
}

/** What tells the next one apart of several that have the same; older portals hold some. */
export const nextKey = (key: string): string => `${key} again`;

const keyedOf = (part: SitePart, records: readonly StoredRecord[]): Map<string, StoredRecord> => {
  const keyed = new Map<string, StoredRecord>();
  for (const record of records) {
    let key = KINDS[part].keyOf(record.values);
    while (keyed.has(key)) key = nextKey(key);
    keyed.set(key, record);
  }
  return keyed;
};

/** Begins with what is stored. */
export const draftOf = (stored: StoredSite | null, lostZeros: boolean): SiteDraft => ({
  site: stored?.site ?? null,
  refusedSite: null,
  parts: Object.fromEntries(
    SITE_PARTS.map((part) => [part, keyedOf(part, stored?.parts[part] ?? [])]),
  ) as SiteDraft['parts'],
  verdicts: [],
  written: [],
  seen: new Map(),
  lostZeros,
});

/** Why a line has no site to be of. */
export const noSiteText = ({ refusedSite }: SiteDraft, site: unknown): string =>
  refusedSite === null
    ? `Site ${wordOf(site)} is not in the file or the portal`
    : `Its site is refused, on line ${refusedSite}`;

/** One kind of parts, by what tells them apart. */
export const partsOf = (draft: SiteDraft, part: SitePart): Map<string, StoredRecord> =>
  draft.parts[part];
