import { sql } from 'kysely';
import type { RestoredRepository } from '#core/backend/restored/restored.repository.port.ts';
import type { SqlTransaction } from '../schema.ts';

const rowsOf = async (tx: SqlTransaction, statement: ReturnType<typeof sql>): Promise<number> =>
  (await statement.execute(tx)).rows.length;

/** SQL repository that invalidates the sessions, codes and messages of a restored database. */
export const sqlRestoredRepository = (tx: SqlTransaction): RestoredRepository => ({
  voidAccess: async (now) => {
    const at = sql`${now}::bigint`;
    // Deleting a session also deletes its tokens and pending steps.
    const ended = await sql<{ lived: boolean }>`
      delete from session returning ended_at is null and absolute_end > ${at} as lived`.execute(tx);
    const sessions = ended.rows.filter(({ lived }) => lived).length;
    // The secrets stay as expired rows, because the holder of an expired link may request a new link (spec §4.3).
    const oneTime = await rowsOf(
      tx,
      sql`update one_time set expires_at = ${at}
           where used_at is null and not voided and expires_at > ${at} returning 1 as gone`,
    );
    const devices = await rowsOf(tx, sql`delete from remembered_device returning 1 as gone`);
    // Queued messages are given up as too old, so their earlier failure reasons are deleted.
    await sql`delete from message_failure where message_id in (
      select id from message where state = 'queued')`.execute(tx);
    const messages = await rowsOf(
      tx,
      sql`update message set state = 'failed', text = '', html = null, code = null, link = null
           where state = 'queued' returning 1 as gone`,
    );
    for (const statement of [
      sql`update notify_delivery set result = 'Bounced' where result is null and outbox_id is not null`,
      sql`update answering_delivery set result = 'Bounced' where result is null and outbox_id is not null`,
      sql`update portal_invitation set expires_at = least(expires_at, ${at})`,
      sql`update portal_invite set expires_at = least(expires_at, ${at})`,
      sql`update on_call_feed set revoked_at = ${at} where revoked_at is null`,
      sql`update impersonation set ended_at = ${at}, end_reason = 'ended' where ended_at is null`,
      sql`delete from report_link`,
      sql`delete from recovery`,
      sql`delete from sso_trip`,
      sql`delete from kept_call`,
    ])
      await statement.execute(tx);
    return { sessions, oneTime, devices, messages };
  },
});
