import { sql } from 'kysely';

/**
 * SQL clause of an insert into `site_test_zone as old`: merges a tick with the zone's existing tick. The earliest signal
 * sets the code, and the counts are added.
 */
export const JOIN_TICKS = sql`
  on conflict (test_id, dev_num, area_num, zone, withheld) do update set
    code = case when old.first_at is null or excluded.first_at < old.first_at
                then coalesce(excluded.code, old.code) else old.code end,
    first_at = least(old.first_at, excluded.first_at),
    last_at = greatest(old.last_at, excluded.last_at),
    count = old.count + excluded.count,
    restored_at = greatest(old.restored_at, excluded.restored_at)`;
