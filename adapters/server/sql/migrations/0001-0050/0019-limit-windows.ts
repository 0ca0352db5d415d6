import type { Migration } from '../migration.ts';

/**
 * Adds sliding limits: each bucket row stores the instants of its attempts. At `full_at` no attempt counts any longer.
 * Attempts made before this migration still count.
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
