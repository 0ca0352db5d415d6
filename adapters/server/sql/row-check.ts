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

/** The query nodes of prepared statements, by query id. */
const STATEMENTS = new WeakMap<QueryId, RootOperationNode>();

/** Registers a prepared statement for row checks, because the plugin does not see its compilation. */
export const noteStatement = ({ queryId, query }: CompiledQuery): void => {
  STATEMENTS.set(queryId, query);
};

/**
 * Checks each row against the type declared for its SQL, so that a test which reads a renamed or retyped column fails. The
 * schemas are generated from the types (`composition/scripts/row-schemas.mjs`). Used in tests and for the demo data, not
 * in production.
 */
export class RowCheck implements KyselyPlugin {
  readonly #findFaults: ReturnType<typeof rowFaults>;

  /** `schemas` is keyed by the text of the `sql` templates, with `?` for each value. */
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

/** Reads the row schemas from the generated file. */
export const readRowCheck = (file: string): RowCheck => {
  const { statements } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly statements: Readonly<Record<string, RowSchema>>;
  };
  return new RowCheck(new Map(Object.entries(statements)));
};

/** Checks a statement's returned columns against their declared type. */
export const checkColumns = (
  tx: SqlTransaction,
  columns: RawBuilder<unknown>,
  rows: readonly unknown[],
): void => {
  for (const plugin of tx.getExecutor().plugins)
    if (plugin instanceof RowCheck) plugin.check(columns.toOperationNode(), rows);
};
