import type { PortalLine } from './read-portal-line.rule.ts';

/** What is found in a file, one after the other: a record, a line that is none, or why the file as a whole is not read. */
export type ReadRecord =
  | { readonly is: 'record'; readonly record: PortalLine }
  | { readonly is: 'refused'; readonly line: number; readonly problem: string }
  | { readonly is: 'fault'; readonly problem: string };

/** Reads a file of a whole portal bit by bit, however long it is. */
export interface PortalFileReader {
  /** By its name CSV or JSON; nothing comes behind a fault. */
  read(name: string, bytes: AsyncIterable<Uint8Array>): AsyncIterable<ReadRecord>;
}
