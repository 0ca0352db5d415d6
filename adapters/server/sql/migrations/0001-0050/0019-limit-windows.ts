import type { Migration } from '../migration.ts';

/**
 * Limits that slide: the instants of the tries stand in the row, so that no window holds more than its number. `full_at` is
 * the instant from which a key holds nothing against anybody. What was spent before goes on counting.
 */
export const limitWindows: Migration = {
  num: 19,
  name: 'limit windows',
  statements: [
    `alter table bucket add column taken bigint[]`,
    `update bucket
        set taken = array_fill(at, array[least(capacity, ceil(capacity - tokens))::int])
      where name not like 'login.pair.%'`,
    `update bucket
        set at = at + case when taken is null then (capacity - tokens) * per_ms / capacity else per_ms end`,
    `alter table bucket rename column at to full_at`,
    `alter table bucket drop column tokens`,
  ],
};
