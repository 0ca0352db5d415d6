import type { ColumnType } from 'kysely';
import type {
  StoredBulkRow,
  StoredBulkRun,
} from '#core/backend/bulk-tests/bulk-test.repository.port.ts';
import type { RowOf } from '../row-names.ts';

/** A bulk-test run, which places many accounts on test. */
export interface BulkTestRunTable extends RowOf<Omit<StoredBulkRun, 'form'>> {
  form: ColumnType<StoredBulkRun['form'], string, never>;
}

/** The result of a bulk-test run for one account. */
export interface BulkTestRowTable extends RowOf<Omit<StoredBulkRow, 'before'>> {
  run_id: string;
  before: ColumnType<StoredBulkRow['before'], string | null, string | null>;
}

export interface BulkTestTables {
  bulk_test_run: BulkTestRunTable;
  bulk_test_row: BulkTestRowTable;
}
