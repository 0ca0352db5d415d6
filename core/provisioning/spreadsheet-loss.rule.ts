import { err, ok, type Result } from '../kernel/result.ts';
import { hasLostZeros, MAY_LACK_ZEROS, readZip } from '../sites/zip-code.rule.ts';
import { paddedNumber } from '../zones/zone-number.rule.ts';
import { ZONE_FORMATS } from '../zones/zone-kinds.ts';
import type { PortalCells } from './judge-record.rule.ts';
import { type PortalValues, wordOf } from './portal-kind.ts';
import type { SiteDraft } from './site-draft.rule.ts';

/** Spoken codes by their columns. */
const CODES = { code: 'The code', pin: 'The PIN', gateCode: 'The gate code' } as const;

/** A code of digits alone that is not the stored one. */
const doubtful = (cells: PortalCells, before: PortalValues | null): string | null => {
  for (const [field, name] of Object.entries(CODES)) {
    const text = cells[field] ?? '';
    if (/^\d+$/.test(text) && wordOf(before?.[field]) !== text) return `${name} ${MAY_LACK_ZEROS}`;
  }
  return null;
};

const zoneNumber = (draft: SiteDraft, cells: PortalCells, before: PortalValues | null): string => {
  const num = cells['num'] ?? '';
  if (before !== null) return wordOf(before['num']);
  const format = ZONE_FORMATS.find((one) => one === (cells['format'] ?? 'CID'));
  return draft.lostZeros && format !== undefined ? paddedNumber(num, format) : num;
};

/**
 * The cells of a line with the zeros that a spreadsheet took off, where they are certain: of a postal code by its state, of a
 * zone by the one that stands. A spoken code of digits is refused once the postal code of its site shows that zeros were lost.
 */
export const withoutLoss = (
  draft: SiteDraft,
  kind: string,
  cells: PortalCells,
  before: PortalValues | null,
): Result<PortalCells, string> => {
  let read = cells;
  if (kind === 'site' && cells['postalCode'] !== undefined) {
    const region = cells['region'] ?? wordOf(before?.['region']);
    const zip = readZip(cells['postalCode'], region);
    if (!zip.ok) return zip;
    draft.lostZeros = hasLostZeros(cells['postalCode'], region);
    read = { ...cells, postalCode: zip.value };
  }
  if (kind === 'zone' && cells['num'] !== undefined)
    read = { ...cells, num: zoneNumber(draft, cells, before) };
  const doubt = draft.lostZeros ? doubtful(cells, before) : null;
  return doubt === null ? ok(read) : err(doubt);
};
