import type { ColumnType, Generated } from 'kysely';
import type {
  StoredSheet,
  StoredSheetRow,
} from '#core/backend/new-account/account-sheet.repository.port.ts';
import type { RowOf } from '../row-names.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** A sheet of accounts, with the agreement all of them begin with. */
export interface AccountSheetTable extends RowOf<Omit<StoredSheet, 'template'>> {
  template: ColumnType<StoredSheet['template'], string | null, string | null>;
  agreement_bytes: Generated<Uint8Array | null>;
  agreement_digest: Generated<string | null>;
}

/** One row of it. */
export interface AccountSheetRowTable extends RowOf<Omit<StoredSheetRow, 'cells' | 'problems'>> {
  sheet_id: string;
  cells: Json<StoredSheetRow['cells']>;
  problems: Json<StoredSheetRow['problems']>;
}

/** Tables of sheets of accounts. */
export interface AccountSheetTables {
  account_sheet: AccountSheetTable;
  account_sheet_row: AccountSheetRowTable;
}
