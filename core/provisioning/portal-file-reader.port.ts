import type { PortalLine } from './read-portal-line.rule.ts';

/** One item read from a file: a record, a line that is not a record, or the reason why the whole file cannot be read. */
export type ReadRecord =
  | { readonly is: 'record'; readonly record: PortalLine }
  | { readonly is: 'refused'; readonly line: number; readonly problem: string }
  | { readonly is: 'fault'; readonly problem: string };

/** Reads import files of any size, one item at a time. */
export interface PortalFileReader {
  /** Reads a CSV or JSON file, depending on its name. An error about the whole file is the last item. */
  read(name: string, bytes: AsyncIterable<Uint8Array>): AsyncIterable<ReadRecord>;
}
