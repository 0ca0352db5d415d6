import { sql, type RawBuilder } from 'kysely';

/**
 * Condition: equals one of these texts, passed as one parameter, so that the statement does not depend on their number.
 * The subselect hides the number from the planner, which would otherwise choose different plans for one and for ten, and
 * plan the first anew each time.
 */
export const anyOf = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any(array(select unnest(${texts}::text[])))`;
