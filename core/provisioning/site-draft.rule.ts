import { calendarDay } from '../kernel/calendar-day.rule.ts';
import {
  type PortalKindName,
  type PortalValues,
  SITE_PARTS,
  type SitePart,
  wordOf,
} from './portal-kind.ts';
import { KINDS } from './portal-kinds.ts';

/** A stored record of a site. */
export interface StoredRecord {
  /** Null when the record has no id besides its key. */
  readonly id: string | null;
  readonly values: PortalValues;
}

/** A stored site with all its parts, with secrets decrypted. */
export interface StoredSite {
  readonly site: PortalValues;
  readonly parts: Readonly<Record<SitePart, readonly StoredRecord[]>>;
}

/** Facts from outside the site. */
export interface SiteFacts {
  /** Groups that exist or are in the same file. */
  readonly groups: ReadonlySet<number>;
  /** The site that each transmitter number belongs to. */
  readonly owners: ReadonlyMap<string, number>;
  /** The first line of the file with a transmitter number, and its site. */
  readonly firstLines: ReadonlyMap<string, { readonly line: number; readonly name: string }>;
  /** The known holidays, each as its group and name. */
  readonly holidays: ReadonlySet<string>;
  /** True if the file went through a spreadsheet that removed leading zeros. */
  readonly lostZeros: boolean;
  /** A period that ended before this day, `2026-03-08`, is over in every time zone. */
  readonly overBefore: string;
}

/** Returns that day for an instant (milliseconds UTC): the date in the westernmost time zone. */
export const overBefore = (now: number): string => calendarDay(now, 'Etc/GMT+12');

/** Returns the key of a holiday in {@link SiteFacts}. */
export const holidayKey = (holidayGroup: string, name: string): string => `${holidayGroup}/${name}`;

/** The result of checking a line. */
export interface LineVerdict {
  readonly line: number;
  readonly verdict: 'new' | 'changed' | 'same' | 'refused';
  readonly name: string;
  readonly problems: readonly string[];
  /** Leading zeros that a spreadsheet removed were restored. */
  readonly isMended?: boolean;
}

/** A record that the import writes. */
export interface WrittenRecord {
  readonly line: number;
  readonly kind: PortalKindName;
  readonly verdict: 'new' | 'changed';
  /** The id of the stored record. Null for a new one. */
  readonly id: string | null;
  readonly values: PortalValues;
  readonly before: PortalValues | null;
  readonly fields: readonly string[];
}

/** The state of a site while its lines are checked in order. */
export interface SiteDraft {
  site: PortalValues | null;
  /** The line number of the site's own record, if it was refused. */
  refusedSite: number | null;
  readonly parts: Record<SitePart, Map<string, StoredRecord>>;
  readonly verdicts: LineVerdict[];
  readonly written: WrittenRecord[];
  readonly seen: Map<string, number>;
  /** The file, or a line of the site, went through a spreadsheet that removed leading zeros. */
  lostZeros: boolean;
}

/** Returns the key of the next record with the same key. Older portals contain such duplicates. */
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

/** Starts a draft from the stored site. */
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
    : `Its site is refused, on line ${refusedSite}`;

/** Returns the parts of one kind, by key. */
export const partsOf = (draft: SiteDraft, part: SitePart): Map<string, StoredRecord> =>
  draft.parts[part];
