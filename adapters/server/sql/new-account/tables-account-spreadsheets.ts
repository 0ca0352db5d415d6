import type { ColumnType, Generated } from 'kysely';
import type {
  StoredSpreadsheet,
  StoredSpreadsheetRow,
} from '#core/backend/new-account/account-spreadsheet.repository.port.ts';
import type { RowOf } from '../row-names.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** A spreadsheet of accounts, with the signed agreement that applies to every row. */
export interface AccountSpreadsheetTable extends RowOf<Omit<StoredSpreadsheet, 'template'>> {
  template: ColumnType<StoredSpreadsheet['template'], string | null, string | null>;
  agreement_bytes: Generated<Uint8Array | null>;
  agreement_digest: Generated<string | null>;
}

/** One row of a spreadsheet of accounts. */
export interface AccountSpreadsheetRowTable extends RowOf<
  Omit<StoredSpreadsheetRow, 'cells' | 'problems'>
> {
  sheet_id: string;
  cells: Json<StoredSpreadsheetRow['cells']>;
  problems: Json<StoredSpreadsheetRow['problems']>;
}

export interface AccountSpreadsheetTables {
  account_sheet: AccountSpreadsheetTable;
  account_sheet_row: AccountSpreadsheetRowTable;
}
