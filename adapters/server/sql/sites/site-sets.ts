import { sql, type RawBuilder } from 'kysely';

type Part = RawBuilder<unknown>;

/**
 * SQL condition: true if a sorted array of numbers contains a number, by binary search. For 100,000 accounts, the binary
 * search costs half as much as a table of numbers.
 */
export const holds = (nums: Part, num: Part): RawBuilder<boolean> =>
  sql<boolean>`((${nums})[width_bucket(${num}, ${nums})] = ${num}) is true`;

/** Site sets that may contain nearly all sites. Each set is computed once at the start of a statement and then checked for each account. */
export class SiteSets {
  readonly #made: Part[] = [];

  /** Adds a set, selected as `site_num`, and returns the SQL condition that a site is in the set. */
  has(sites: Part): RawBuilder<boolean> {
    const name = sql.table(`set_${this.#made.length}`);
    this.#made.push(sql`
      ${name} (nums) as materialized (
        select array_agg(distinct one.site_num order by one.site_num) from (${sites}) as one)`);
    return holds(sql`(select nums from ${name})`, sql`site.num`);
  }

  /** Returns the sets as `with` parts of the statement. */
  get parts(): readonly Part[] {
    return this.#made;
  }
}
