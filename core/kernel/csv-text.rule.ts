/** Characters that make a spreadsheet calculate a cell instead of showing it. East Asian spreadsheets treat the wide ones the same. */
const SIGNS = '=+\\-@\\t\\r\\n＝＋－＠';
const COMPUTED = new RegExp(`^[${SIGNS}]`, 'u');
const SHIELDED = new RegExp(`^'(?='*[${SIGNS}])`, 'u');

const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && COMPUTED.test(text) ? `'${text}` : text;
  // Spreadsheets in some countries split cells at a semicolon, and a formula after it would start a cell.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Removes the leading apostrophe that keeps spreadsheets from calculating a cell. */
export const withoutShield = (text: string): string => text.replace(SHIELDED, '');

/** Adds an apostrophe to a text that already starts with a protecting one, because otherwise its own would be lost. */
export const keptShield = (text: string): string => (SHIELDED.test(text) ? `'${text}` : text);

/**
 * Formats a table as comma-separated text (RFC 4180), with its heading first if there is one. No cell is a formula to the
 * program that opens it.
 */
export const csvText = (
  head: readonly string[] | null,
  rows: readonly (readonly (string | number | null)[])[],
): string =>
  [...(head === null ? [] : [head]), ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
