import { sql, type RawBuilder } from 'kysely';

/**
 * SQL condition: equals one of these texts, bound as one parameter so that the SQL text is always the same. The subselect
 * hides the number of texts from the planner, which would otherwise replan the statement.
 */
export const anyOf = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any(array(select unnest(${texts}::text[])))`;
