import type { SpreadsheetCells } from '../../new-account/spreadsheet.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { StoredSpreadsheetRow } from './account-spreadsheet.repository.port.ts';
import { spreadsheetCodesSchema } from './spreadsheet-codes.schema.ts';

/** Returns a row's cells for storage, with its codes separated and sealed (domain guide 5.7, SECURITY.md §2.16). */
export const sealCells = (
  { vault }: Pick<BackendPorts, 'vault'>,
  rowId: string,
  { code = '', duressCode = '', ...cells }: SpreadsheetCells,
): Pick<StoredSpreadsheetRow, 'cells' | 'sealed'> => {
  const none = code.trim() === '' && duressCode.trim() === '';
  const text = JSON.stringify({ code, duressCode });
  return { cells, sealed: none ? null : vault.seal({ kind: 'sheetRow', id: rowId }, text) };
};

/** Returns the pasted cells with their codes; null if the codes cannot be unsealed because the key no longer exists. */
export const openCells = (
  { vault }: Pick<BackendPorts, 'vault'>,
  { cells, rowId, sealed }: Pick<StoredSpreadsheetRow, 'cells' | 'rowId' | 'sealed'>,
): SpreadsheetCells | null => {
  if (sealed === null) return cells;
  const text = vault.open({ kind: 'sheetRow', id: rowId }, sealed);
  return text === null ? null : { ...cells, ...spreadsheetCodesSchema.parse(JSON.parse(text)) };
};
