import type { Finding } from './finding.ts';

/** What was found in a database, whichever engine. */
export interface DatabaseFacts {
  /** For people, without a password. */
  readonly where: string;
  /** Steps of the schema that were made; null = there is no list of them, `foreign` = there is one of another program. */
  readonly applied:
    | readonly { readonly num: number; readonly name: string; readonly checksum: string }[]
    | 'foreign'
    | null;
  /** Tables in the schema, whosoever. */
  readonly tables: number;
  /** What the database keeps of the keys it is used with. */
  readonly marks: ReadonlyMap<string, string>;
  /** What the portal itself noted of messages; null while it has no tables. */
  readonly evidence: Evidence | null;
  /** Null for the embedded engine. */
  readonly server: PostgresFacts | null;
}

/** What the server tells of itself. */
export interface PostgresFacts {
  /** As PostgreSQL counts: 150006 is 15.6. */
  readonly version: number;
  readonly encoding: string;
  readonly readOnly: boolean;
  readonly mayCreate: boolean;
  /** Connections for everybody, those of them in use, and those of servers of ours. */
  readonly connections: number;
  readonly used: number;
  readonly ours: number;
  /** Its clock minus ours, in milliseconds. */
  readonly ahead: number;
}

/** What stands in the queue and what became of codes within a day. */
export interface Evidence {
  readonly codes: number;
  readonly entered: number;
  readonly waiting: number;
  /** Of the one that waits longest. */
  readonly oldestMs: number;
  readonly failures: readonly {
    readonly channel: string;
    readonly host: string | null;
    readonly cause: string;
    readonly code: string | null;
    readonly messages: number;
  }[];
}

/** A database that could not be looked into, and why. */
export type Unseen = readonly Finding[];
