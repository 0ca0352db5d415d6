import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { isTooDeep, JSON_DEPTH } from '#adapters/server/http/json-depth.rule.ts';
import { inspectPdf, UNPACKED } from '#adapters/server/pdf/inspect-pdf.ts';
import { portalFileReader } from '#adapters/server/provisioning/portal-file-reader.ts';
import { RECORD_LIMITS } from '#adapters/server/provisioning/record-bounds.ts';
import { svgReader } from '#adapters/server/svg/clean-svg.ts';
import { SVG_LIMITS } from '#adapters/server/svg/svg-allowed.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { CELL_LIMIT } from '#core/provisioning/read-portal-line.rule.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';
import { packedStream, plainPdf } from './pdf-files.ts';

const PIECE = 32768;

const inPieces = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE)
    yield await Promise.resolve(bytes.subarray(at, at + PIECE));
};

/**
 * Returns a function that reads an import file of a portal; `name` is the file name. The function returns whether the last
 * entry was read as a record, or else the entry's problem.
 */
const portal =
  (name: string) =>
  async (bytes: Uint8Array): Promise<string> => {
    let last = 'nothing';
    for await (const found of portalFileReader.read(name, inPieces(bytes)))
      last = found.is === 'record' ? 'record' : `${found.is}: ${found.problem}`;
    return last;
  };
const portalJson = portal('portal.json');
const portalCsv = portal('portal.csv');

const zoneCsv = async (bytes: Uint8Array): Promise<string> => {
  const read = await csvParseReader.read(Buffer.from(bytes).toString());
  return read.ok ? 'read' : read.error;
};
const svg = (bytes: Uint8Array): string => {
  const read = svgReader.clean(bytes);
  return typeof read === 'string' ? read : 'read';
};
const pdf = async (bytes: Uint8Array): Promise<string> => (await inspectPdf(bytes)) ?? 'read';
const body = (bytes: Uint8Array): string =>
  isTooDeep(Buffer.from(bytes).toString()) ? 'too deep' : 'read';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
/** Returns a group record padded with spaces to this many bytes. */
const record = (bytes: number): string => {
  const group = '{"record":"group","group":"1","name":"Elm"';
  return `${group}${' '.repeat(bytes - group.length - 1)}}`;
};
const row = (bytes: number): string => `group,1,"${'\n'.repeat(bytes - 'group,1,""\n'.length)}"\n`;
const picture = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
const names = (count: number): string =>
  Array.from({ length: count }, (_, at) => ` data-${at}="1"`).join('');
const ofLength = (length: number): string =>
  picture(`<text>${'x'.repeat(length - picture('<text></text>').length)}</text>`);

/**
 * A size limit that a file reader enforces. `make` builds the largest legal or the smallest illegal file; `legal` and
 * `illegal` match what `read` returns for that file.
 */
export interface OutsideBound {
  readonly reader: string;
  readonly bound: string;
  readonly most: number;
  readonly make: (size: number) => string | Uint8Array;
  readonly read: (bytes: Uint8Array) => Promise<string> | string;
  readonly legal: RegExp;
  readonly illegal: RegExp;
}

/**
 * The limits of all file readers. Workbooks are missing because the portal only writes them. Multipart bodies are missing
 * because their route limits them.
 */
export const OUTSIDE_BOUNDS: readonly OutsideBound[] = [
  {
    reader: 'JSON of a portal',
    bound: 'bytes of a record',
    most: RECORD_LIMITS.bytes,
    make: (size) => `[${record(size)}]`,
    read: portalJson,
    legal: /^record$/,
    illegal: /^fault: .*too long/,
  },
  {
    reader: 'JSON of a portal',
    bound: 'bytes of a text',
    most: CELL_LIMIT,
    make: (size) => `{"record":"group","group":"1","name":"${'x'.repeat(size)}"}`,
    read: portalJson,
    legal: /^record$/,
    illegal: /^refused: .*more than 4000 characters/,
  },
  {
    reader: 'JSON of a portal',
    bound: 'depth of a record',
    most: RECORD_LIMITS.depth,
    make: (size) => `[${nested(size)}]`,
    read: portalJson,
    legal: /^refused: Each record is an object/,
    illegal: /^fault: .*lists in lists/,
  },
  {
    reader: 'CSV of a portal',
    bound: 'bytes of a record',
    most: RECORD_LIMITS.bytes,
    make: (size) => `record,group,name\n${row(size)}`,
    read: portalCsv,
    legal: /^record$/,
    illegal: /^fault: .*too long/,
  },
  {
    reader: 'CSV of a portal',
    bound: 'characters of a cell',
    most: CELL_LIMIT,
    make: (size) => `record,group,name\ngroup,1,${'x'.repeat(size)}\n`,
    read: portalCsv,
    legal: /^record$/,
    illegal: /^refused: .*more than 4000 characters/,
  },
  {
    reader: 'CSV of zones',
    bound: 'cells of a row',
    most: ZONE_LIMITS.csvCells,
    make: (size) => `a\n${','.repeat(size - 2)}x,\n`,
    read: zoneCsv,
    legal: /^read$/,
    illegal: /more than 500 cells/,
  },
  {
    reader: 'CSV of zones',
    bound: 'rows',
    most: ZONE_LIMITS.csvRows,
    make: (size) => 'a,b\n'.repeat(size + 1),
    read: zoneCsv,
    legal: /^read$/,
    illegal: /at most 10,000 rows/,
  },
  {
    reader: 'SVG',
    bound: 'elements',
    most: SVG_LIMITS.elements,
    make: (size) => picture('<g/>'.repeat(size - 1)),
    read: svg,
    legal: /^read$/,
    illegal: /^svgLarge$/,
  },
  {
    reader: 'SVG',
    bound: 'depth',
    most: SVG_LIMITS.depth,
    make: (size) => picture('<g>'.repeat(size - 1) + '</g>'.repeat(size - 1)),
    read: svg,
    legal: /^read$/,
    illegal: /^svgLarge$/,
  },
  {
    reader: 'SVG',
    bound: 'attributes of an element',
    most: SVG_LIMITS.attributes,
    make: (size) => picture(`<g${names(size)}/>`),
    read: svg,
    legal: /^read$/,
    illegal: /^svgLarge$/,
  },
  {
    reader: 'SVG',
    bound: 'characters',
    most: SVG_LIMITS.text,
    make: ofLength,
    read: svg,
    legal: /^read$/,
    illegal: /^size$/,
  },
  {
    reader: 'PDF',
    bound: 'bytes of objects unpacked',
    most: UNPACKED,
    make: (size) => plainPdf('', packedStream(Buffer.alloc(size, ' '))),
    read: pdf,
    legal: /^read$/,
    illegal: /^broken$/,
  },
  {
    reader: 'JSON of a request',
    bound: 'depth',
    most: JSON_DEPTH,
    make: (size) => `{"a":${nested(size - 1)}}`,
    read: body,
    legal: /^read$/,
    illegal: /^too deep$/,
  },
];

/** Files that once crashed the server, made as large as an upload may be. */
export const ATTACKS: readonly Pick<OutsideBound, 'reader' | 'bound' | 'make' | 'read'>[] = [
  { reader: 'JSON of a portal', bound: 'nothing but [', make: () => fill('['), read: portalJson },
  { reader: 'JSON of a portal', bound: 'one text', make: () => fill('x', '["'), read: portalJson },
  { reader: 'JSON of a portal', bound: 'one number', make: () => fill('1', '['), read: portalJson },
  { reader: 'JSON of a portal', bound: 'line ends', make: () => fill('\n', '['), read: portalJson },
  {
    reader: 'JSON of a portal',
    bound: 'one record of names',
    make: () => `[{${many((at) => `"k${at}":1`)}}]`,
    read: portalJson,
  },
  {
    reader: 'CSV of a portal',
    bound: 'one row of commas',
    make: () => fill(',', 'record\n'),
    read: portalCsv,
  },
  {
    reader: 'CSV of a portal',
    bound: 'a quote mark never closed',
    make: () => fill('x', 'record\n"'),
    read: portalCsv,
  },
  {
    reader: 'CSV of a portal',
    bound: 'one row of headings',
    make: () => `record,${many((at) => `k${at}`)}`,
    read: portalCsv,
  },
  {
    reader: 'SVG',
    bound: 'one element of name spaces',
    make: () =>
      picture(
        `<g ${Array.from({ length: 15000 }, (_, at) => `xmlns:a${at}="u${at}"`).join(' ')}>${'<g/>'.repeat(4000)}</g>`,
      ),
    read: svg,
  },
  {
    reader: 'PDF',
    bound: 'objects that grow to 300 MB',
    make: () => plainPdf('', packedStream(Buffer.alloc(3e8, ' '))),
    read: pdf,
  },
];

/** Returns `head` followed by one repeated character, up to the maximum upload size. */
function fill(sign: string, head = ''): Uint8Array {
  return Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(LIMITS.portalFileBytes - head.length, sign),
  ]);
}

function many(one: (at: number) => string): string {
  return Array.from({ length: 1_000_000 }, (_, at) => one(at)).join(',');
}

/** Returns a test file as bytes. */
export const bytesOf = (made: string | Uint8Array): Uint8Array =>
  typeof made === 'string' ? Buffer.from(made) : made;
