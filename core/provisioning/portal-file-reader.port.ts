import type { PortalLine } from './read-portal-line.rule.ts';

/** One item read from a file: a record, a line that is not a record, or the reason why the whole file cannot be read. */
export type ReadRecord =
  | { readonly is: 'record'; readonly record: PortalLine }
  | { readonly is: 'refused'; readonly line: number; readonly problem: string }
  | { readonly is: 'fault'; readonly problem: string };

/** Reads an import file piece by piece, whatever its size. */
export interface PortalFileReader {
  /** Reads CSV or JSON, depending on the file name. Nothing follows an error. */
  read(name: string, bytes: AsyncIterable<Uint8Array>): AsyncIterable<ReadRecord>;
}
