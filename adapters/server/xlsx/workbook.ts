import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type {
  ReportCells,
  ReportFiles,
  WorkbookPlace,
} from '#core/backend/reports/report-files.port.ts';
import { SHEET, WORKBOOK_PARTS } from './workbook-parts.ts';
import { storedEntry, zipDirectory, zipHead, zipTail, type ZipEntry } from './zip-parts.ts';

const pack = promisify(deflateRaw);

const SHEET_NAME = 'xl/worksheets/sheet1.xml';
/** Maximum number of characters in a cell of a workbook. */
const MOST_LETTERS = 32767;

const small = (): { readonly entries: readonly ZipEntry[]; readonly bytes: Buffer } => {
  let bytes = Buffer.alloc(0);
  const entries = WORKBOOK_PARTS.map(([name, text]) => {
    const made = storedEntry(name, text, bytes.length);
    bytes = Buffer.concat([bytes, made.bytes]);
    return made.entry;
  });
  return { entries, bytes };
};
const SMALL = small();

const spreadsheetEntry = ({
  crc,
  packed,
  plain,
}: Pick<WorkbookPlace, 'crc' | 'packed' | 'plain'>) =>
  ({
    name: SHEET_NAME,
    method: 'deflated',
    crc,
    packed,
    plain,
    at: SMALL.bytes.length,
  }) as const satisfies ZipEntry;

const columnName = (at: number): string =>
  at < 26
    ? String.fromCodePoint(65 + at)
    : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for XML, without the characters that XML forbids. */
const escaped = (text: string): string =>
  text
    .slice(0, MOST_LETTERS)
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** The style attribute of a cell with a date and time. */
const DATED = ' s="2"';

const cell = (
  value: NonNullable<ReportCells[number][number]>,
  place: string,
  look: string,
): string =>
  typeof value === 'object'
    ? `<c r="${place}"${DATED}><v>${String(value.days)}</v></c>`
    : typeof value === 'number'
      ? `<c r="${place}"${look}><v>${String(value)}</v></c>`
      : `<c r="${place}"${look} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

/** Returns the XML of a row. Text cells have the text type, so text never runs as a formula. */
const row = (cells: ReportCells[number], num: number, look = ''): string =>
  `<row r="${String(num)}">${cells
    .map((value, at) =>
      value === null || value === '' ? '' : cell(value, `${columnName(at)}${String(num)}`, look),
    )
    .join('')}</row>`;

/**
 * Writes the next piece of a workbook, compressed separately. Only a few numbers pass from one piece to the next, so that
 * the work can continue without the earlier pieces.
 */
export const workbook: ReportFiles['workbook'] = async (before, { head, isLast, rows }) => {
  const first = (before?.rows ?? 1) + 1;
  const text = [
    before === null ? SHEET.begins + row(head, 1, ' s="1"') : '',
    ...rows.map((cells, at) => row(cells, first + at)),
    isLast ? SHEET.ends : '',
  ].join('');
  const body = Buffer.from(text);
  const packed = await pack(body, {
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
  });
  const begins =
    before === null
      ? Buffer.concat([SMALL.bytes, zipHead(spreadsheetEntry({ crc: 0, packed: 0, plain: 0 }))])
      : Buffer.alloc(0);
  const sheet = {
    rows: first - 1 + rows.length,
    crc: crc32(body, before?.crc ?? 0),
    plain: (before?.plain ?? 0) + body.length,
    packed: (before?.packed ?? 0) + packed.length,
  };
  const bytes = (before?.bytes ?? 0) + begins.length + packed.length;
  if (!isLast) return { bytes: Buffer.concat([begins, packed]), place: { ...sheet, bytes } };
  const entry = spreadsheetEntry(sheet);
  const tail = zipTail(entry);
  const directory = zipDirectory([...SMALL.entries, entry], bytes + tail.length);
  const whole = Buffer.concat([begins, packed, tail, directory]);
  return { bytes: whole, place: { ...sheet, bytes: bytes + tail.length + directory.length } };
};
