import type { ExportFormat } from '../../lists/list-query.schema.ts';
import type { Letterhead } from './document-printer.port.ts';
import type { ListTable } from '../../lists/list-table.rule.ts';

/** A list to be written as a file: its title block for print, and its rows. */
export interface NamedTable extends ListTable {
  readonly title: string;
  /** The filter and the row count, in one line. */
  readonly line: string;
  /** The dealer's letterhead, when the list is printed. */
  readonly letterhead?: Letterhead | null;
}

/** Makes the bytes of either format: CSV in UTF-8, or a plain printable table with its header on each page. */
export type TableFiles = Readonly<Record<ExportFormat, (list: NamedTable) => Promise<Uint8Array>>>;

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly tableFiles: TableFiles;
  }
}
