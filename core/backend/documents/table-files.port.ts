import type { ExportFormat } from '../../lists/list-query.schema.ts';
import type { Letterhead } from './document-printer.port.ts';
import type { ListTable } from '../../lists/list-table.rule.ts';

/** A list to be written as a file, with its title block. */
export interface NamedTable extends ListTable {
  readonly title: string;
  /** Line with the filter and the number of rows. */
  readonly line: string;
  readonly letterhead?: Letterhead | null;
}

/** Writers of list files by format: CSV in UTF-8, or a printed table with its header on each page. Each returns the file's bytes. */
export type TableFiles = Readonly<Record<ExportFormat, (list: NamedTable) => Promise<Uint8Array>>>;

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly tableFiles: TableFiles;
  }
}
