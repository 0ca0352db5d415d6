import {
  PostgresQueryCompiler,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import { findRowFaults } from './row-faults.ts';

const statements = new WeakMap<QueryId, RootOperationNode>();

/**
 * Holds each row against the schemas of the SQL that answered with it (`typed`), so that a column renamed or of another type
 * is noticed by the first test that reads it. Tests and the demo world ask with it, production goes without.
 */
export const ROW_CHECK: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    statements.set(queryId, node);
    return node;
  },
  transformResult: ({ result, queryId }) => {
    const statement = statements.get(queryId);
    if (statement === undefined) return Promise.resolve(result);
    for (const row of result.rows) {
      const [fault] = findRowFaults(statement, row);
      if (fault === undefined) continue;
      const { sql } = new PostgresQueryCompiler().compileQuery(statement, queryId);
      throw new TypeError(`A row is not what its statement says, ${fault}: ${sql}`);
    }
    return Promise.resolve(result);
  },
};
