import type { ExportFormat } from '../../lists/list-query.schema.ts';
import type { Letterhead } from './document-printer.port.ts';
import type { ListTable } from '../../lists/list-table.rule.ts';

/** A list as a file of its own: what stands above its rows where it is printed, and the rows. */
export interface NamedTable extends ListTable {
  readonly title: string;
  /** The filter and the count, in one line. */
  readonly line: string;
  /** Whose list it is, where it is printed. */
  readonly letterhead?: Letterhead | null;
}

/** Makes the bytes of either form: CSV in UTF-8, or a plain table to print, its head on each page. */
export type TableFiles = Readonly<Record<ExportFormat, (list: NamedTable) => Promise<Uint8Array>>>;

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly tableFiles: TableFiles;
  }
}
