import type { Finding } from './finding.ts';

/** The facts that the doctor reads from a database of either engine. */
export interface DatabaseFacts {
  /** Location of the database for people, without a password. */
  readonly where: string;
  /** Applied schema migrations. Null if the migration table is missing, `foreign` if it belongs to another program. */
  readonly applied:
    | readonly { readonly num: number; readonly name: string; readonly checksum: string }[]
    | 'foreign'
    | null;
  /** Number of tables in the schema, including those of other programs. */
  readonly tables: number;
  /** Fingerprints of the keys that the database is used with, keyed by key name. */
  readonly marks: ReadonlyMap<string, string>;
  /** The portal's records of messages; null if the tables do not exist yet. */
  readonly evidence: Evidence | null;
  /** Null for the embedded engine. */
  readonly server: PostgresFacts | null;
}

/** Facts about the PostgreSQL server. */
export interface PostgresFacts {
  /** Version in PostgreSQL's number format: 150006 is 15.6. */
  readonly version: number;
  readonly encoding: string;
  readonly readOnly: boolean;
  readonly mayCreate: boolean;
  /** Number of connections: allowed in total, in use, and used by this portal's servers. */
  readonly connections: number;
  readonly used: number;
  readonly ours: number;
  /** How far the database clock is ahead of this machine's clock, in milliseconds. */
  readonly ahead: number;
}

/** Queued messages, and codes sent and entered within the last day. */
export interface Evidence {
  readonly codes: number;
  readonly entered: number;
  readonly waiting: number;
  /** Waiting time of the oldest queued message, in milliseconds. */
  readonly oldestMs: number;
  readonly failures: readonly {
    readonly channel: string;
    readonly host: string | null;
    readonly cause: string;
    readonly code: string | null;
    readonly messages: number;
  }[];
}

/** Findings that explain why a database could not be examined. */
export type Unseen = readonly Finding[];
