import { endOfTurn } from '../clock/end-of-turn.ts';
import type { SqlTransaction } from './schema.ts';

/** Looks that wait to be sent together. */
interface Gathering<Row> {
  readonly found: Promise<ReadonlyMap<string, Row>>;
  readonly keys: Set<string>;
  now: number;
}

/**
 * A look by key that many requests ask for at the same moment: what is asked within one turn of the event loop goes to the
 * database as one statement, because a statement costs far more than a row. It leaves after everybody who gets its answer
 * has asked, so nobody is told what was true before; in a transaction each look is a statement of its own.
 * `read` answers what it found for several keys, as it stands at `now`, the latest of those who asked.
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

/** Rows by their key, each of which has one. */
export const byKey = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row> => new Map(rows.map((row) => [keyOf(row), row]));
