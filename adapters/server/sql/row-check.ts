import { readFileSync } from 'node:fs';
import {
  createQueryId,
  PostgresQueryCompiler,
  type CompiledQuery,
  type KyselyPlugin,
  type QueryId,
  type RawBuilder,
  type RootOperationNode,
} from 'kysely';
import type { $ZodType } from 'zod/v4/core';
import { rowFaults } from './row-faults.ts';
import { zodOf, type RowSchema } from './row-schema.ts';
import type { SqlTransaction } from './schema.ts';

/** Statements that were drawn up, by their ids. */
const STATEMENTS = new WeakMap<QueryId, RootOperationNode>();

/** Makes a statement known to the check that no database drew up. */
export const noteStatement = ({ queryId, query }: CompiledQuery): void => {
  STATEMENTS.set(queryId, query);
};

/**
 * Holds each row against what the types of its SQL say, so that a column renamed or of another type is noticed by the first
 * test that reads it. The schemas are derived from the types (`composition/scripts/row-schemas.mjs`), nobody writes them.
 * Tests and the demo world read with it, production goes without.
 */
export class RowCheck implements KyselyPlugin {
  readonly #findFaults: ReturnType<typeof rowFaults>;

  /** `schemas` by the texts of the `sql` templates, `?` for each value. */
  constructor(schemas: ReadonlyMap<string, RowSchema>) {
    const made = new Map<string, $ZodType>();
    this.#findFaults = rowFaults((text) => {
      const schema = schemas.get(text);
      if (schema === undefined) return undefined;
      const zod = made.get(text) ?? zodOf(schema);
      made.set(text, zod);
      return zod;
    });
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => {
    STATEMENTS.set(queryId, node);
    return node;
  };

  transformResult: KyselyPlugin['transformResult'] = ({ result, queryId }) => {
    const statement = STATEMENTS.get(queryId);
    if (statement !== undefined) this.check(statement, result.rows);
    return Promise.resolve(result);
  };

  check(statement: RootOperationNode, rows: readonly unknown[]): void {
    for (const row of rows) {
      const [fault] = this.#findFaults(statement, row);
      if (fault === undefined) continue;
      const text = new PostgresQueryCompiler().compileQuery(statement, createQueryId()).sql;
      throw new TypeError(`A row is not what its type says, ${fault}: ${text}`);
    }
  }
}

/** The check by the file that was made of the types. */
export const readRowCheck = (file: string): RowCheck => {
  const { statements } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly statements: Readonly<Record<string, RowSchema>>;
  };
  return new RowCheck(new Map(Object.entries(statements)));
};

/** Holds what a statement answered with beside its own columns against the type of these. */
export const checkColumns = (
  tx: SqlTransaction,
  columns: RawBuilder<unknown>,
  rows: readonly unknown[],
): void => {
  for (const plugin of tx.getExecutor().plugins)
    if (plugin instanceof RowCheck) plugin.check(columns.toOperationNode(), rows);
};
