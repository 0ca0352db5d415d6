import type { Letterhead } from '../branding/letterhead.operation.ts';
import type { ListTable } from '../../lists/list-table.rule.ts';

/** One part of a sheet: facts in two columns, or a table; `empty` stands where a table has no row. */
export type SheetPart =
  | { readonly title: string; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly title: string; readonly table: ListTable; readonly empty: string };

/** Something about one thing, on paper. */
export interface PrintedSheet {
  readonly title: string;
  /** What it is and of when, in one line. */
  readonly line: string;
  readonly parts: readonly SheetPart[];
  /** Whose sheet it is. */
  readonly letterhead?: Letterhead | null;
}

/** Prints upright pages, numbered; answers the bytes of a PDF. */
export interface SheetPrinter {
  print(sheet: PrintedSheet): Promise<Uint8Array>;
}
