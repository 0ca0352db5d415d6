import { sql } from 'kysely';
import type { Sql } from '../sql/schema.ts';
import { IS_AHEAD, isInUse, isStray } from '../sql/home/signal-intake.ts';

const DAY = 24 * 3600000;

/** Queue lengths in the database, and recent failures. */
export interface Queues {
  readonly messages: { readonly waiting: number; readonly oldestMs: number };
  readonly failing: readonly {
    readonly channel: string;
    readonly cause: string;
    readonly messages: number;
  }[];
  readonly jobs: readonly {
    readonly kind: string;
    readonly state: string;
    readonly jobs: number;
  }[];
  /** Active receivers, each with the time since its last signal and with how far its clock is ahead of the server's clock. */
  readonly receivers: readonly {
    readonly receiver: string;
    readonly silentMs: number;
    readonly aheadMs: number;
  }[];
  /** Counts of the last day: signals with an unknown account number, and unreadable lines. */
  readonly notOnFile: number;
  readonly unreadable: number;
}

interface Row extends Pick<Queues, 'failing' | 'jobs' | 'receivers' | 'notOnFile' | 'unreadable'> {
  readonly waiting: number;
  readonly oldest: number | null;
}

/** Counts queued items with one statement. */
export const readQueues = async (database: Sql, now: number): Promise<Queues> => {
  const dayAgo = sql<number>`${now - DAY}::bigint`;
  const { rows } = await sql<Row>`
    select (select count(*) from message where state = 'queued') as waiting,
           (select min(queued_at) from message where state = 'queued') as oldest,
           (select coalesce(jsonb_agg(f), '[]') from (
              select m.channel, f.cause, count(*) as messages
                from message_failure f join message m on m.id = f.message_id
               where f.last_at > ${now - DAY}::bigint group by m.channel, f.cause) f) as failing,
           (select coalesce(jsonb_agg(j), '[]') from (
              select kind, state, count(*) as jobs from job
               where state in ('waiting', 'running') group by kind, state) j) as jobs,
           (select coalesce(jsonb_agg(r), '[]') from (
              select name as receiver, greatest(0, ${now}::bigint - last_batch_at) as "silentMs",
                     case when ${IS_AHEAD} then clock_ahead_ms else 0 end as "aheadMs"
                from receiver
               where purpose = 'signals' and ${isInUse(now)} and last_batch_at is not null) r) as receivers,
           (select count(*) from stray_signal where ${isStray(dayAgo)}) as "notOnFile",
           (select count(*) from unread_signal where at > ${dayAgo}) as unreadable`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('counting answered no row');
  const { oldest, waiting, ...counts } = row;
  return {
    messages: { waiting, oldestMs: oldest === null ? 0 : Math.max(0, now - oldest) },
    ...counts,
  };
};
