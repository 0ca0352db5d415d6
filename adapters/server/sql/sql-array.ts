import { sql, type RawBuilder } from 'kysely';

/** A list of whole numbers as one parameter, however long it is. */
export const intArray = (values: readonly number[]): RawBuilder<readonly number[]> =>
  sql`string_to_array(${values.join(',')}, ',')::int[]`;

/** One of these texts, as one parameter: the statement is the same however many they are. */
export const anyOf = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any(${texts}::text[])`;
