import type { Answer } from '../kernel/result.ts';
import type { Arguments, Nothing } from '../operations/gateway-of.ts';

interface Named {
  readonly id: string;
}

/**
 * Identifies a row and the revision that the person saw. The server returns 409 `staleRev` if another person has changed
 * the row since that revision.
 */
interface Seen extends Named {
  readonly rev: number;
}

/**
 * The generic operations of a list that staff edit row by row (domain guide 5.3). Each list maps its own operations to
 * these generic operations.
 */
export interface StoredListGateway<Row, Form> {
  list(...asked: Arguments<Nothing>): Answer<{ readonly rows: readonly Row[] }>;
  /** Adds a row under the id that its form created, so that repeating the call adds no second row. */
  add(input: Form & Named): Answer<unknown>;
  change(input: Form & Seen): Answer<unknown>;
  remove(input: Seen): Answer<unknown>;
  /** Restores a removed row. `rev` is the revision that the removal created. */
  restore(input: Seen): Answer<unknown>;
}
