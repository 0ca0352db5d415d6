import type { ImageKind } from '../../branding/brand-image.schema.ts';
import type { ListTable } from '../../lists/list-table.rule.ts';

export interface DocumentLogo {
  readonly kind: ImageKind;
  readonly bytes: Uint8Array;
}

/** The letterhead of a dealer's print documents, with the branding for light backgrounds. */
export interface Letterhead {
  readonly name: string | null;
  readonly logo: DocumentLogo | null;
  /** Color of the line below the letterhead, `#RRGGBB`. */
  readonly accent: string | null;
}

/** Facts read together with data to be printed. The letterhead is null if there is no dealer or no published branding. */
export interface PrintFacts {
  readonly letterhead: Letterhead | null;
}

/** One part of a print document: facts in two columns, or a table. `empty` is printed instead of a table without rows. */
export type PrintDocumentPart =
  | { readonly title: string; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly title: string; readonly table: ListTable; readonly empty: string };

export interface PrintDocument {
  readonly title: string;
  /** The subject and date of the document, in one line. */
  readonly line: string;
  readonly parts: readonly PrintDocumentPart[];
  readonly letterhead?: Letterhead | null;
}

/** Prints a document on numbered portrait pages; returns the bytes of a PDF. */
export interface DocumentPrinter {
  print(sheet: PrintDocument): Promise<Uint8Array>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly documentPrinter: DocumentPrinter;
  }
}
