import { sql, type RawBuilder } from 'kysely';

type Part = RawBuilder<unknown>;

/**
 * Whether an ascending list of numbers holds one: a look into the list says where the number would stand. For 100,000 accounts
 * that costs half of what a table of the numbers does, and nothing beside it for the few a window is filled with.
 */
export const holds = (nums: Part, num: Part): RawBuilder<boolean> =>
  sql<boolean>`((${nums})[width_bucket(${num}, ${nums})] = ${num}) is true`;

/** Sets of sites that may hold nearly all: each is made once, in front of a statement, and asked for every account of its scope. */
export class SiteSets {
  readonly #made: Part[] = [];

  /** Whether a site of the statement is among those that are selected as `site_num`. */
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
