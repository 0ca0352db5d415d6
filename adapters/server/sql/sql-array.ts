import { sql, type RawBuilder } from 'kysely';

/** A list of whole numbers as one parameter, however long it is. */
export const intArray = (values: readonly number[]): RawBuilder<readonly number[]> =>
  sql`string_to_array(${values.join(',')}, ',')::int[]`;
