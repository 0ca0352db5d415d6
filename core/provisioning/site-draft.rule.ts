import { calendarDay } from '../kernel/calendar-day.rule.ts';
import {
  type PortalKindName,
  type PortalValues,
  SITE_PARTS,
  type SitePart,
  wordOf,
} from './portal-kind.ts';
import { KINDS } from './portal-kinds.ts';

export interface StoredRecord {
  /** The id of the record. Null when the record is identified only by its key. */
  readonly id: string | null;
  readonly values: PortalValues;
}

/** A stored site with all its parts. Secrets are decrypted. */
export interface StoredSite {
  readonly site: PortalValues;
  readonly parts: Readonly<Record<SitePart, readonly StoredRecord[]>>;
}

/** Facts about other sites and groups that the checks of a site need. */
export interface SiteFacts {
  /** The groups that exist or are in the same file. */
  readonly groups: ReadonlySet<number>;
  /** For each transmitter number, the number of the site that has it. */
  readonly owners: ReadonlyMap<string, number>;
  /** For each transmitter number, the first line of the file that contains it, and the site of that line. */
  readonly firstLines: ReadonlyMap<string, { readonly line: number; readonly name: string }>;
  /** The keys of all known holidays, built by `holidayKey`. */
  readonly holidays: ReadonlySet<string>;
  /** True if the file went through a spreadsheet that removed leading zeros. */
  readonly lostZeros: boolean;
  /** A calendar day such as `2026-03-08`. A period that ended before this day is over in every time zone. */
  readonly overBefore: string;
}

/**
 * Returns the date in the westernmost time zone at an instant in milliseconds UTC. A period that ended before this date is
 * over in every time zone.
 */
export const overBefore = (now: number): string => calendarDay(now, 'Etc/GMT+12');

/** Returns the key of a holiday in `SiteFacts.holidays`. */
export const holidayKey = (holidayGroup: string, name: string): string => `${holidayGroup}/${name}`;

export interface LineVerdict {
  readonly line: number;
  readonly verdict: 'new' | 'changed' | 'same' | 'refused';
  readonly name: string;
  readonly problems: readonly string[];
  /** True if leading zeros that a spreadsheet removed were restored. */
  readonly isMended?: boolean;
}

export interface WrittenRecord {
  readonly line: number;
  readonly kind: PortalKindName;
  readonly verdict: 'new' | 'changed';
  /** The id of the stored record. Null for a new record. */
  readonly id: string | null;
  readonly values: PortalValues;
  readonly before: PortalValues | null;
  readonly fields: readonly string[];
}

/** The state of a site while its lines are checked in order. */
export interface SiteDraft {
  site: PortalValues | null;
  /** The line number of the site's own record if that record was refused, otherwise null. */
  refusedSite: number | null;
  readonly parts: Record<SitePart, Map<string, StoredRecord>>;
  readonly verdicts: LineVerdict[];
  readonly written: WrittenRecord[];
  readonly seen: Map<string, number>;
  /** True if the file, or a line of the site, lost leading zeros in a spreadsheet. */
  lostZeros: boolean;
}

/** Returns a distinct key for another record that would have the same key. Older portals contain such duplicates. */
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

/** Creates the initial draft from the stored site. */
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

/** Returns the message for a line whose site does not exist. */
export const noSiteText = ({ refusedSite }: SiteDraft, site: unknown): string =>
  refusedSite === null
    ? `Site ${wordOf(site)} is not in the file or the portal`
    : `Its site was refused on line ${refusedSite}`;

/** Returns the parts of one kind, keyed by record key. */
export const partsOf = (draft: SiteDraft, part: SitePart): Map<string, StoredRecord> =>
  draft.parts[part];
