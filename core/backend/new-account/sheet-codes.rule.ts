import type { SheetCells } from '../../new-account/account-sheet.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { StoredSheetRow } from './account-sheet.repository.port.ts';
import { sheetCodesSchema } from './sheet-codes.schema.ts';

/** The cells of a row as they may lie in the database: spoken codes apart and sealed (domain guide 5.7, SECURITY.md §2.16). */
export const sealCells = (
  { vault }: Pick<BackendPorts, 'vault'>,
  rowId: string,
  { code = '', duressCode = '', ...cells }: SheetCells,
): Pick<StoredSheetRow, 'cells' | 'sealed'> => {
  const none = code.trim() === '' && duressCode.trim() === '';
  const text = JSON.stringify({ code, duressCode });
  return { cells, sealed: none ? null : vault.seal({ kind: 'sheetRow', id: rowId }, text) };
};

/** The cells as they were pasted; null where its codes were sealed under a key that is gone. */
export const openCells = (
  { vault }: Pick<BackendPorts, 'vault'>,
  { cells, rowId, sealed }: Pick<StoredSheetRow, 'cells' | 'rowId' | 'sealed'>,
): SheetCells | null => {
  if (sealed === null) return cells;
  const text = vault.open({ kind: 'sheetRow', id: rowId }, sealed);
  return text === null ? null : { ...cells, ...sheetCodesSchema.parse(JSON.parse(text)) };
};
