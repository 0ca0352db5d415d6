/** Signs that make a spreadsheet compute a cell instead of showing it. */
const COMPUTED = /^[=+\-@\t\r]/;

const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && COMPUTED.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A table as comma-separated text (RFC 4180) with its head first, where there is one; no cell is a formula to the program that opens it. */
export const csvText = (
  head: readonly string[] | null,
  rows: readonly (readonly (string | number | null)[])[],
): string =>
  [...(head === null ? [] : [head]), ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
