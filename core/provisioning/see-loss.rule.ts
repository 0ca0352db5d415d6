import { isCutNumber } from '../kernel/cut-number-text.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { hasLostZeros, isWithoutZeros, MAY_LACK_ZEROS, readZip } from '../sites/read-zip.rule.ts';
import { paddedNumber } from '../zones/zone-identity.rule.ts';
import { ZONE_FORMATS } from '../zones/zone-kinds.ts';
import type { PortalCells } from './validate-record.rule.ts';
import { type PortalKindName, type PortalValues, wordOf } from './portal-kind.ts';
import { KINDS } from './portal-kinds.ts';
import type { SiteDraft } from './site-draft.rule.ts';

/** Evidence in the lines read so far that a spreadsheet removed leading zeros. */
export interface FileLoss {
  /** True once a shortened number, or a postal code without its leading zeros, was found. */
  readonly isCertain: boolean;
  /** The number of Contact ID zones written like `1`. `paddedZones` counts zones written like `001`. */
  readonly bareZones: number;
  readonly paddedZones: number;
}
export const NO_LOSS: FileLoss = { isCertain: false, bareZones: 0, paddedZones: 0 };

const zoneFormat = ({ format }: PortalCells) =>
  ZONE_FORMATS.find((one) => one === (format ?? 'CID'));

/** Adds the evidence from one more line. */
export const seeLoss = (
  found: FileLoss,
  { cells, kind }: { readonly kind: PortalKindName; readonly cells: PortalCells },
): FileLoss => {
  const num = kind === 'zone' && zoneFormat(cells) === 'CID' ? (cells['num'] ?? '') : '';
  const isShort =
    kind === 'site' && hasLostZeros(cells['postalCode'] ?? '', cells['region'] ?? 'unsaid');
  return {
    isCertain: found.isCertain || isShort || Object.values(cells).some(isCutNumber),
    bareZones: found.bareZones + (/^\d{1,2}$/.test(num) ? 1 : 0),
    paddedZones: found.paddedZones + (/^0\d\d$/.test(num) ? 1 : 0),
  };
};

/**
 * Checks whether numbers in the file may lack leading zeros: either a loss is certain, or the file has Contact ID zones
 * and none of them has leading zeros.
 */
export const showsLoss = ({ bareZones, isCertain, paddedZones }: FileLoss): boolean =>
  isCertain || (bareZones > 0 && paddedZones === 0);

/** The columns with spoken codes. Each value is the name of the code in messages. */
const CODES = { code: 'The code', pin: 'The PIN', gateCode: 'The gate code' } as const;

/**
 * Returns a message if a spoken code may lack leading zeros: it has only digits, does not start with zero, and differs
 * from the stored code.
 */
const doubtful = (cells: PortalCells, before: PortalValues | null): string | null => {
  for (const [field, name] of Object.entries(CODES)) {
    const text = cells[field] ?? '';
    if (/^[1-9]\d*$/.test(text) && wordOf(before?.[field]) !== text)
      return `${name} ${MAY_LACK_ZEROS}`;
  }
  return null;
};

const zoneNumber = (draft: SiteDraft, cells: PortalCells, before: PortalValues | null): string => {
  const num = cells['num'] ?? '';
  if (before !== null) return wordOf(before['num']);
  const format = zoneFormat(cells);
  return draft.lostZeros && format !== undefined ? paddedNumber(num, format) : num;
};

/**
 * Restores leading zeros from stored values and returns only the restored cells. Zone numbers are left out, because people
 * also write zone numbers without zeros.
 */
const asStored = (
  kind: PortalKindName,
  cells: PortalCells,
  before: PortalValues | null,
): PortalCells =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([field, text]) => {
      const stored = KINDS[kind].columns[field]?.cell.show(before?.[field]) ?? '';
      const isZone = kind === 'zone' && field === 'num';
      return !isZone && isWithoutZeros(text, stored) ? [[field, stored]] : [];
    }),
  );

/** A line after restoring the leading zeros that a spreadsheet removed. */
export interface MendedLine {
  readonly cells: PortalCells;
  /** True if zeros were restored. The import then reports the restored zeros. */
  readonly isMended: boolean;
}

/**
 * Restores leading zeros that a spreadsheet removed, but only where the stored number, the state of a postal code or the
 * existing zone makes the zeros certain. Once a file has lost zeros, a spoken code without leading zeros is refused as
 * doubtful.
 */
export const withoutLoss = (
  draft: SiteDraft,
  kind: PortalKindName,
  cells: PortalCells,
  before: PortalValues | null,
): Result<MendedLine, string> => {
  const stored = asStored(kind, cells, before);
  let read: PortalCells = { ...cells, ...stored };
  if (Object.keys(stored).length > 0) draft.lostZeros = true;
  if (kind === 'site' && read['postalCode'] !== undefined) {
    const region = read['region'] ?? wordOf(before?.['region']);
    const zip = readZip(read['postalCode'], region);
    if (!zip.ok) return zip;
    draft.lostZeros ||= hasLostZeros(read['postalCode'], region);
    read = { ...read, postalCode: zip.value };
  }
  const isMended = Object.entries(read).some(([field, text]) => cells[field] !== text);
  if (kind === 'zone' && cells['num'] !== undefined)
    read = { ...read, num: zoneNumber(draft, cells, before) };
  const doubt = draft.lostZeros ? doubtful(read, before) : null;
  return doubt === null ? ok({ cells: read, isMended }) : err(doubt);
};
