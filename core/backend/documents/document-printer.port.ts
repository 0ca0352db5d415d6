import type { ImageKind } from '../../branding/brand-image.schema.ts';
import type { ListTable } from '../../lists/list-table.rule.ts';

/** A picture as it is printed. */
export interface DocumentLogo {
  readonly kind: ImageKind;
  readonly bytes: Uint8Array;
}

/** What stands above everything that is printed for a dealer; paper is white, so it is the light looks. */
export interface Letterhead {
  readonly name: string | null;
  readonly logo: DocumentLogo | null;
  /** Of the rule below it, `#RRGGBB`. */
  readonly accent: string | null;
}

/** What is read together with that, where it is to be printed for somebody; null otherwise, and where nothing was published. */
export interface PrintFacts {
  readonly letterhead: Letterhead | null;
}

/** One part of a sheet: facts in two columns, or a table; `empty` stands where a table has no row. */
export type PrintDocumentPart =
  | { readonly title: string; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly title: string; readonly table: ListTable; readonly empty: string };

/** Something about one thing, on paper. */
export interface PrintDocument {
  readonly title: string;
  /** What it is and of when, in one line. */
  readonly line: string;
  readonly parts: readonly PrintDocumentPart[];
  /** Whose sheet it is. */
  readonly letterhead?: Letterhead | null;
}

/** Prints upright pages, numbered; answers the bytes of a PDF. */
export interface DocumentPrinter {
  print(sheet: PrintDocument): Promise<Uint8Array>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly documentPrinter: DocumentPrinter;
  }
}
