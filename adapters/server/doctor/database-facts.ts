import type { Finding } from './finding.ts';

/** The facts found in a database of either engine. */
export interface DatabaseFacts {
  /** The database in readable form, without a password. */
  readonly where: string;
  /** Applied schema steps. Null means that there is no list of steps, and `foreign` that the list belongs to another program. */
  readonly applied:
    | readonly { readonly num: number; readonly name: string; readonly checksum: string }[]
    | 'foreign'
    | null;
  /** Number of tables in the schema, of any program. */
  readonly tables: number;
  /** Fingerprints of the keys with which the database is used. */
  readonly marks: ReadonlyMap<string, string>;
  /** The portal's own records about messages; null before its tables exist. */
  readonly evidence: Evidence | null;
  /** Null for the embedded engine. */
  readonly server: PostgresFacts | null;
}

/** Facts that the PostgreSQL server reports about itself. */
export interface PostgresFacts {
  /** In PostgreSQL's format: 150006 is 15.6. */
  readonly version: number;
  readonly encoding: string;
  readonly readOnly: boolean;
  readonly mayCreate: boolean;
  /** Connections available in total, connections in use, and those of this portal's servers. */
  readonly connections: number;
  readonly used: number;
  readonly ours: number;
  /** The server's clock minus ours, in milliseconds. */
  readonly ahead: number;
}

/** The queued messages, and the codes sent and entered within a day. */
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
