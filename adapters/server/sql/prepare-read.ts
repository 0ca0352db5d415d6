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

/** Returns true if a statement only reads, without writing or locking. */
export const isRead = (node: RootOperationNode): boolean => {
  if (SelectQueryNode.is(node)) return (node.endModifiers ?? []).length === 0;
  if (!RawNode.is(node)) return false;
  const text = node.sqlFragments.join('?');
  return /^\s*(select|with)\b/i.test(text) && !WRITES.test(text);
};

/** Builds and compiles statements without a database connection. */
const board = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A placeholder in a prepared statement for a value bound later. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** A placeholder can be passed on, but throws if an expression computes with it. */
  [Symbol.toPrimitive](): never {
    throw new TypeError(`${this.name} is not known while the statement is drawn up.`);
  }
}

type Values = Readonly<Record<string, unknown>>;

/** A built statement with a known row type. */
export interface Drawn<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Prepares a read: the SQL text is built and compiled at the first use, and later requests only bind values. The builder
 * may only pass values on; computing with a value throws.
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

/** The rows that one part of a combined statement returns. */
export type RowsOf<Part> = Part extends Expression<infer Row> ? readonly Row[] : never;

/**
 * Combines several selects into one statement, with an array of rows for each name. Rows are transferred as JSON, so a row
 * cannot contain bytes.
 */
export const together = <Parts extends Readonly<Record<string, Expression<unknown>>>>(
  parts: Parts,
): Drawn<{ readonly [Name in keyof Parts]: RowsOf<Parts[Name]> }> =>
  board.selectNoFrom(Object.entries(parts).map(([name, part]) => jsonArrayFrom(part).as(name)));
