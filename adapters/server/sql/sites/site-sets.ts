import { sql, type RawBuilder } from 'kysely';

type Part = RawBuilder<unknown>;

/**
 * Condition: a sorted array of numbers contains one, found by a binary search. For 100,000 accounts it costs half as much
 * as a table of the numbers, and almost nothing for the few accounts of a page.
 */
export const holds = (nums: Part, num: Part): RawBuilder<boolean> =>
  sql<boolean>`((${nums})[width_bucket(${num}, ${nums})] = ${num}) is true`;

/**
 * Sets of sites that may contain nearly all sites. Each is computed once at the start of a statement and then checked for
 * every account of the scope.
 */
export class SiteSets {
  readonly #made: Part[] = [];

  /** Adds a set selected as `site_num`, and returns the condition that a site of the statement is in it. */
  has(sites: Part): RawBuilder<boolean> {
    const name = sql.table(`set_${this.#made.length}`);
    this.#made.push(sql`
      ${name} (nums) as materialized (
        select array_agg(distinct one.site_num order by one.site_num) from (${sites}) as one)`);
    return holds(sql`(select nums from ${name})`, sql`site.num`);
  }

  /** The sets as `with` parts of the statement. */
  get parts(): readonly Part[] {
    return this.#made;
  }
}
