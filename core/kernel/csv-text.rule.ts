/** Signs that make a spreadsheet compute a cell instead of showing it; spreadsheets of East Asia take the wide ones for the same. */
const SIGNS = '=+\\-@\\t\\r\\n＝＋－＠';
const COMPUTED = new RegExp(`^[${SIGNS}]`, 'u');
const SHIELDED = new RegExp(`^'(?='*[${SIGNS}])`, 'u');

const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && COMPUTED.test(text) ? `'${text}` : text;
  // Spreadsheets of other countries part cells at a semicolon, and a formula behind it would begin one.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A cell of a file without the mark that keeps spreadsheets from computing it. */
export const withoutShield = (text: string): string => text.replace(SHIELDED, '');

/** A text that begins as a shielded one does is shielded once more, or its own mark would be lost. */
export const keptShield = (text: string): string => (SHIELDED.test(text) ? `'${text}` : text);

/** A table as comma-separated text (RFC 4180) with its head first, where there is one; no cell is a formula to the program that opens it. */
export const csvText = (
  head: readonly string[] | null,
  rows: readonly (readonly (string | number | null)[])[],
): string =>
  [...(head === null ? [] : [head]), ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
