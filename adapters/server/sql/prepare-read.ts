import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  RawNode,
  SelectQueryNode,
  type CompiledQuery,
  type Expression,
  type QueryExecutorProvider,
  type RootOperationNode,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { noteStatement } from './row-check.ts';
import type { Schema, SqlTransaction } from './schema.ts';

const WRITES =
  /\b(insert\s+into|delete\s+from|update\s+\w+\s+(as\s+\w+\s+)?set|for\s+(no\s+key\s+)?(update|share))\b/i;

/** Whether a statement reads and neither writes nor locks. */
export const isRead = (node: RootOperationNode): boolean => {
  if (SelectQueryNode.is(node)) return (node.endModifiers ?? []).length === 0;
  if (!RawNode.is(node)) return false;
  const text = node.sqlFragments.join('?');
  return /^\s*(select|with)\b/i.test(text) && !WRITES.test(text);
};

/** Where statements are drawn up; it asks no database. */
const board = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands in the drawn-up statement where a value will stand. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** A value that is not there yet can be passed on, not computed with. */
  [Symbol.toPrimitive](): never {
    throw new TypeError(`${this.name} is not known while the statement is drawn up.`);
  }
}

type Values = Readonly<Record<string, unknown>>;

/** A statement whose rows are known. */
export interface Drawn<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * A read whose text is built and compiled at its first use, so that a request pays for its values alone. The builder hands
 * each value on as it is, into a bound place; whoever computes with one there gets an error.
 */
export const prepareRead = <V extends Values, Row>(
  draw: (db: Pick<SqlTransaction, 'selectFrom' | 'selectNoFrom' | 'with'>, values: V) => Drawn<Row>,
): ((tx: SqlTransaction, values: V) => Promise<readonly Row[]>) => {
  const compile = (): CompiledQuery<Row> => {
    const places = new Proxy({} as V, { get: (_, name) => new Place(String(name)) });
    const compiled = draw(board, places).compile(board);
    if (!isRead(compiled.query)) throw new TypeError(`This is no read: ${compiled.sql}`);
    noteStatement(compiled);
    return compiled;
  };
  let compiled: CompiledQuery<Row> | null = null;
  return async (tx, values) => {
    compiled ??= compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name] : parameter,
    );
    return (await tx.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
};

/** The rows of a part. */
export type RowsOf<Part> = Part extends Expression<infer Row> ? readonly Row[] : never;

/** Several selects as one, each under its name with its rows in their order; what travels as JSON holds no bytes. */
export const together = <Parts extends Readonly<Record<string, Expression<unknown>>>>(
  parts: Parts,
): Drawn<{ readonly [Name in keyof Parts]: RowsOf<Parts[Name]> }> =>
  board.selectNoFrom(Object.entries(parts).map(([name, part]) => jsonArrayFrom(part).as(name)));
