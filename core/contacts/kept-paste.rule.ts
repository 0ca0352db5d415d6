import { recogniseColumns } from './recognise-columns.rule.ts';
import { readTable } from './read-table.rule.ts';

const quoted = (cell: string): string =>
  /[\t;,"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * Returns the part of pasted rows that may be saved as a draft. Removes cells that are not recognized as contact data,
 * because such a cell may contain a PIN (domain guide 5.7).
 */
export const keptPaste = (text: string): string => {
  const table = readTable(text);
  const { columns, headed } = recogniseColumns(table);
  const isRead = (row: number, at: number): boolean =>
    (headed && row === 0) || (columns[at] ?? null) !== null;
  const isWhole = table.every((cells, row) =>
    cells.every((cell, at) => cell === '' || isRead(row, at)),
  );
  if (isWhole) return text;
  return table
    .map((cells, row) => cells.map((cell, at) => (isRead(row, at) ? quoted(cell) : '')).join('\t'))
    .join('\n');
};
