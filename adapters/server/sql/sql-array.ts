import { sql, type RawBuilder } from 'kysely';

/** One of these texts, as one parameter: the statement is the same however many they are. */
export const anyOf = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any(array(select unnest(${texts}::text[])))`;
