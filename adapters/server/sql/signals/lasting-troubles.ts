import { sql } from 'kysely';
import type {
  LastingTrouble,
  SignalRepository,
} from '#core/backend/signals/signal.repository.port.ts';
import { jsonRows } from './save-devices.ts';
import type { SqlTransaction } from '../schema.ts';

/** Locks troubles whose notification is due because they have lasted. */
export const lockLastingTroubles = async (
  tx: SqlTransaction,
  now: number,
  limit: number,
): Promise<readonly LastingTrouble[]> => {
  const { rows } = await sql<LastingTrouble>`
    select trouble.id, trouble.text, trouble.since, trouble.site_num as "siteNum",
           site.time_zone as "timeZone", site.state in ('monitored', 'cancelPending') as watched
      from trouble join site on site.num = trouble.site_num
     where trouble.notify_at <= ${now}::bigint and trouble.cleared_at is null
     order by trouble.notify_at limit ${limit}::int for update of trouble skip locked`.execute(tx);
  return rows;
};

/** Writes the next notification time of each of these troubles. */
export const putNotifyAt = async (
  tx: SqlTransaction,
  troubles: Parameters<SignalRepository['putNotifyAt']>[0],
): Promise<void> => {
  await sql`
    update trouble set notify_at = said."notifyAt"
      from jsonb_to_recordset(${jsonRows(troubles)}) as said (id text, "notifyAt" bigint)
     where trouble.id = said.id`.execute(tx);
};
