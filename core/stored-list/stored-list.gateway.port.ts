import type { Answer } from '../kernel/result.ts';
import type { Arguments, Nothing } from '../operations/gateway-of.ts';

interface Named {
  readonly id: string;
}

/** Of the row as it was seen: 409 `staleRev` where somebody else changed it meanwhile. */
interface Seen extends Named {
  readonly rev: number;
}

/** A list that staff keep row by row (domain guide 5.3), whatever its operations are called. */
export interface StoredListGateway<Row, Form> {
  list(...asked: Arguments<Nothing>): Answer<{ readonly rows: readonly Row[] }>;
  /** Under the number its form made: the same number again is one row. */
  add(input: Form & Named): Answer<unknown>;
  change(input: Form & Seen): Answer<unknown>;
  remove(input: Seen): Answer<unknown>;
  /** Puts back what was taken off, under the revision that taking off made. */
  restore(input: Seen): Answer<unknown>;
}
