import type { ImageKind } from '../../branding/brand-image.schema.ts';
import type { ListTable } from '../../lists/list-table.rule.ts';

/** A logo as it is printed. */
export interface DocumentLogo {
  readonly kind: ImageKind;
  readonly bytes: Uint8Array;
}

/** The letterhead of everything printed for a dealer. Paper is white, so it uses the light branding. */
export interface Letterhead {
  readonly name: string | null;
  readonly logo: DocumentLogo | null;
  /** Color of the rule below the letterhead, `#RRGGBB`. */
  readonly accent: string | null;
}

/**
 * Facts read together with printable data. The letterhead is null when nothing is printed for a dealer, or the dealer
 * published no branding.
 */
export interface PrintFacts {
  readonly letterhead: Letterhead | null;
}

/** One part of a print document: facts in two columns, or a table. `empty` is the text of a table without rows. */
export type PrintDocumentPart =
  | { readonly title: string; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly title: string; readonly table: ListTable; readonly empty: string };

/** A print document about one subject. */
export interface PrintDocument {
  readonly title: string;
  /** The subject and its date, in one line. */
  readonly line: string;
  readonly parts: readonly PrintDocumentPart[];
  /** The dealer's letterhead. */
  readonly letterhead?: Letterhead | null;
}

/** Prints numbered portrait pages; returns the bytes of a PDF. */
export interface DocumentPrinter {
  print(sheet: PrintDocument): Promise<Uint8Array>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly documentPrinter: DocumentPrinter;
  }
}
