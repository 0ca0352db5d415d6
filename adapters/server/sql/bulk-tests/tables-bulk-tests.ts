import type { ColumnType } from 'kysely';
import type {
  StoredBulkRow,
  StoredBulkRun,
} from '#core/backend/bulk-tests/bulk-test.repository.port.ts';
import type { RowOf } from '../row-names.ts';

/** A press that places many accounts on test. */
export interface BulkTestRunTable extends RowOf<Omit<StoredBulkRun, 'form'>> {
  form: ColumnType<StoredBulkRun['form'], string, never>;
}

/** What became of one of them. */
export interface BulkTestRowTable extends RowOf<Omit<StoredBulkRow, 'before'>> {
  run_id: string;
  before: ColumnType<StoredBulkRow['before'], string | null, string | null>;
}

/** Tables of presses on many accounts. */
export interface BulkTestTables {
  bulk_test_run: BulkTestRunTable;
  bulk_test_row: BulkTestRowTable;
}
