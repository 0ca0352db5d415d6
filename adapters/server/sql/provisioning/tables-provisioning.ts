import type { ColumnType } from 'kysely';
import type {
  StagedLine,
  StoredImport,
} from '#core/backend/provisioning/portal-import.repository.port.ts';
import type { RowOf } from '../row-names.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** A portal import: a file with the data of a whole portal, and the progress of the import. */
export interface PortalImportTable extends RowOf<Omit<StoredImport, 'mark' | 'counts' | 'origin'>> {
  mark: ColumnType<StoredImport['mark'], string | null, string | null>;
  counts: Json<StoredImport['counts']>;
  origin: Json<StoredImport['origin']>;
}

/** One line of a portal import. */
export interface PortalImportLineTable extends RowOf<Omit<StagedLine, 'cells' | 'problems'>> {
  import_id: string;
  cells: Json<StagedLine['cells']>;
  problems: Json<StagedLine['problems']>;
}

export interface ProvisioningTables {
  portal_import: PortalImportTable;
  portal_import_line: PortalImportLineTable;
}
