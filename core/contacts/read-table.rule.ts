import { hintedDelimiter, withoutHint } from '../zones/csv-delimiter.rule.ts';

const SEPARATORS = ['\t', ';', '|', ','] as const;

/**
 * Returns a tab if the first line contains a tab outside quotes, as in text copied from a spreadsheet. Otherwise returns
 * the most frequent separator.
 */
const separatorOf = (text: string): string => {
  const plain = text.replaceAll(/"(?:[^"]|"")*"/g, '');
  const [line = ''] = plain.split(/\r?\n/, 1);
  const counts = SEPARATORS.map((sign) => line.split(sign).length);
  if ((counts[0] ?? 1) > 1) return '\t';
  const most = Math.max(...counts);
  return SEPARATORS.findLast((_, at) => counts[at] === most) ?? ',';
};

/** Returns a sticky pattern for one cell. A quoted cell may contain separators, line breaks and doubled quotes. */
const cellOf = (sign: string): RegExp =>
  new RegExp(`"((?:[^"]|"")*)"[^${sign}\\r\\n]*|([^${sign}\\r\\n]*)`, 'y');

/** Splits spreadsheet or CSV text into rows of cells (RFC 4180). Ignores empty lines. */
export const readTable = (pasted: string): readonly (readonly string[])[] => {
  const sign = hintedDelimiter(pasted) ?? separatorOf(pasted.replace(/^\uFEFF/, ''));
  const text = withoutHint(pasted).replace(/^\uFEFF/, '');
  const cell = cellOf(sign);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    const [all = '', quoted, bare = ''] = found ?? [];
    row.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    at += all.length;
    if (text.startsWith(sign, at)) {
      at += sign.length;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows.filter((cells) => cells.some((one) => one !== ''));
};
