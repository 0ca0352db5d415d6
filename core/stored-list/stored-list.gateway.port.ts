import type { Answer } from '../kernel/result.ts';
import type { Arguments, Nothing } from '../operations/gateway-of.ts';

interface Named {
  readonly id: string;
}

/** Identifies a row in the revision the person saw. Returns 409 `staleRev` if another person has changed it in the meantime. */
interface Seen extends Named {
  readonly rev: number;
}

/** A list that staff edit row by row (domain guide 5.3), independent of the names of its operations. */
export interface StoredListGateway<Row, Form> {
  list(...asked: Arguments<Nothing>): Answer<{ readonly rows: readonly Row[] }>;
  /** Adds a row under the id that its form created. The same id again does not add a second row. */
  add(input: Form & Named): Answer<unknown>;
  change(input: Form & Seen): Answer<unknown>;
  remove(input: Seen): Answer<unknown>;
  /** Restores a removed row, under the revision that the removal created. */
  restore(input: Seen): Answer<unknown>;
}
