/**
 * First characters that make a spreadsheet evaluate a cell as a formula. Includes full-width characters, because East
 * Asian spreadsheets evaluate them too.
 */
const SIGNS = '=+\\-@\\t\\r\\n＝＋－＠';
const COMPUTED = new RegExp(`^[${SIGNS}]`, 'u');
const SHIELDED = new RegExp(`^'(?='*[${SIGNS}])`, 'u');

const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && COMPUTED.test(text) ? `'${text}` : text;
  // Quotes a cell with a semicolon too, because spreadsheets in some countries split at semicolons and could then see a formula.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Removes the leading apostrophe that prevents a formula. */
export const withoutShield = (text: string): string => text.replace(SHIELDED, '');

/**
 * Adds an apostrophe to a text that starts with a formula-preventing apostrophe, because an import would otherwise remove
 * the text's own apostrophe.
 */
export const keptShield = (text: string): string => (SHIELDED.test(text) ? `'${text}` : text);

/** Formats a table as CSV (RFC 4180), with `head` as the first row unless null. No cell can be evaluated as a formula. */
export const csvText = (
  head: readonly string[] | null,
  rows: readonly (readonly (string | number | null)[])[],
): string =>
  [...(head === null ? [] : [head]), ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
