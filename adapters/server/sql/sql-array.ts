import { sql, type RawBuilder } from 'kysely';

/**
 * One of these texts, as one parameter: the statement is the same however many they are. Looked at through a `select`, because
 * a planner that saw how many there are would take one plan for one and another for ten, and draw up the first anew each time.
 */
export const anyOf = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any(array(select unnest(${texts}::text[])))`;
