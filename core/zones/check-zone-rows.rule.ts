import { readForm } from '../forms/read-form.schema.ts';
import type { FindPlace, KnownSite, KnownZone, RowPlace } from './place-in-site.rule.ts';
import { readZoneRow } from './read-zone-row.rule.ts';
import { zoneForm, zoneFormSchema, type ZoneForm } from './zone-form.schema.ts';
import { ZONE_LIMITS } from './zone-limits.ts';
import { identityOf, plainNumber } from './zone-identity.rule.ts';
import type { ZoneCsvRow } from './zone-csv.rule.ts';

/** The result of checking one row (domain guide 6.3 "CSV import with dry run"). Every row has exactly one result. */
export type RowVerdict =
  | { readonly kind: 'new'; readonly siteNum: number; readonly form: ZoneForm }
  | {
      readonly kind: 'changed' | 'unchanged';
      readonly siteNum: number;
      readonly before: KnownZone;
      readonly form: ZoneForm;
    }
  | { readonly kind: 'refused'; readonly reason: string };

export interface ValidatedRow {
  readonly row: ZoneCsvRow;
  readonly verdict: RowVerdict;
}

const areaOf = (text: string | undefined): number | null | 'none' => {
  if (text === undefined || text === '') return null;
  const [, digits] = /^(\d{1,2})(?!\d)/.exec(text) ?? [];
  return digits === undefined ? 'none' : Number(digits);
};

const codeOf = (cell: string | undefined): string | null | undefined => {
  if (cell === undefined) return undefined;
  return cell === '' || cell.toUpperCase() === 'AUTO' ? null : cell.toUpperCase();
};

/** Indexes zones by device and number, so that ten thousand rows can be checked quickly. */
const indexOf = (sites: readonly KnownSite[]): ReadonlyMap<string, readonly KnownZone[]> => {
  const index = new Map<string, KnownZone[]>();
  for (const { siteNum, zones } of sites)
    for (const zone of zones) {
      const key = `${siteNum}/${zone.form.devNum}/${plainNumber(zone.form.num)}`;
      const known = index.get(key);
      if (known === undefined) index.set(key, [zone]);
      else known.push(zone);
    }
  return index;
};

interface Reading {
  readonly place: FindPlace;
  readonly index: ReturnType<typeof indexOf>;
  /** The number of zones of each site, including zones that the file adds. */
  readonly counts: Map<number, number>;
  /** The line on which each zone identity first occurs. Used to find repeated zones. */
  readonly seen: Map<string, number>;
}

const refused = (reason: string): RowVerdict => ({ kind: 'refused', reason });

const standing = (
  { index }: Reading,
  { device, site }: RowPlace,
  cells: ZoneCsvRow['cells'],
  areaNum: number | null,
): readonly KnownZone[] => {
  const code = codeOf(cells.signalCode);
  const key = `${site.siteNum}/${device.devNum}/${plainNumber(cells.num ?? '')}`;
  return (index.get(key) ?? []).filter(
    ({ form }) =>
      (areaNum === null || form.areaNum === areaNum) &&
      (code === undefined || form.signalCode === code),
  );
};

const validateRow = (reading: Reading, row: ZoneCsvRow): RowVerdict => {
  const { cells, line } = row;
  const place = reading.place(cells);
  if (!place.ok) return refused(place.error);
  const { device, site } = place.value;
  const named = areaOf(cells.area);
  if (named === 'none') return refused(`${cells.area ?? ''} is not an area; areas are 0 to 99`);
  const found = standing(reading, place.value, cells, named);
  if (found.length > 1)
    return refused('Several zones have this number. Add the area and signal code');
  const before = found[0] ?? null;
  const read = readZoneRow(row, before?.form ?? null);
  if (!read.ok) return refused(read.error);
  const areaNum = named ?? before?.form.areaNum ?? device.areas[0]?.num ?? 1;
  const validated = readForm(zoneFormSchema, { ...read.value, devNum: device.devNum, areaNum });
  if (!validated.ok)
    return refused(Object.values(validated.error).flat()[0] ?? 'There is no such zone');
  const form = validated.value;
  const key = `${site.siteNum}/${identityOf(form)}`;
  const first = reading.seen.get(key);
  if (first !== undefined) return refused(`Line ${first} is for the same zone`);
  reading.seen.set(key, line);
  if (before !== null)
    return {
      kind: zoneForm.same(before.form, form) ? 'unchanged' : 'changed',
      siteNum: site.siteNum,
      before,
      form,
    };
  const count = (reading.counts.get(site.siteNum) ?? 0) + 1;
  if (count > ZONE_LIMITS.perSite)
    return refused(`A site has at most ${ZONE_LIMITS.perSite} zones`);
  reading.counts.set(site.siteNum, count);
  return { kind: 'new', siteNum: site.siteNum, form };
};

/**
 * Checks every row of a file against the existing zones without writing anything; each row gets one result. Checking the
 * same file after its import returns unchanged for every row.
 */
export const checkZoneRows = (
  rows: readonly ZoneCsvRow[],
  sites: readonly KnownSite[],
  place: FindPlace,
): readonly ValidatedRow[] => {
  const counts = new Map(sites.map(({ siteNum, zones }) => [siteNum, zones.length]));
  const reading: Reading = { place, index: indexOf(sites), counts, seen: new Map() };
  return rows.map((row) => ({ row, verdict: validateRow(reading, row) }));
};

/** Counts the rows with each result. */
export const countVerdicts = (
  checked: readonly ValidatedRow[],
): Readonly<Record<RowVerdict['kind'], number>> => {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { verdict } of checked) counts[verdict.kind] += 1;
  return counts;
};
