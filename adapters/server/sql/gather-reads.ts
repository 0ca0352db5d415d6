import { endOfTurn } from '../clock/end-of-turn.ts';
import type { SqlTransaction } from './schema.ts';

/** Lookups that are collected for one statement. */
interface Gathering<Row> {
  readonly found: Promise<ReadonlyMap<string, Row>>;
  readonly keys: Set<string>;
  now: number;
}

/**
 * Creates a lookup by key for data that many requests need at the same time. All lookups of one event-loop turn become one
 * statement; inside a transaction, each lookup is a separate statement. `read` returns the rows of several keys, and `now`
 * is the latest time that a caller passed.
 */
export const gatherReads = <Row>(
  read: (
    tx: SqlTransaction,
    keys: readonly string[],
    now: number,
  ) => Promise<ReadonlyMap<string, Row>>,
): ((tx: SqlTransaction, key: string, now: number) => Promise<Row | undefined>) => {
  const gatherings = new WeakMap<SqlTransaction, Gathering<Row>>();
  const begin = (tx: SqlTransaction): Gathering<Row> => {
    const found = endOfTurn().then(async () => {
      gatherings.delete(tx);
      return read(tx, [...gathering.keys], gathering.now);
    });
    const gathering: Gathering<Row> = { found, keys: new Set(), now: 0 };
    gatherings.set(tx, gathering);
    return gathering;
  };
  return async (tx, key, now) => {
    if (tx.isTransaction) return (await read(tx, [key], now)).get(key);
    const gathering = gatherings.get(tx) ?? begin(tx);
    gathering.keys.add(key);
    gathering.now = Math.max(gathering.now, now);
    return (await gathering.found).get(key);
  };
};

/** Returns a map from key to row. */
export const byKey = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row> => new Map(rows.map((row) => [keyOf(row), row]));
