import { sql, type Selectable } from 'kysely';
import {
  TO_NOBODY,
  type MessageQueue,
  type OutgoingMessage,
} from '#core/backend/message.queue.port.ts';
import { phoneNumber } from '#core/kernel/phone-number.rule.ts';
import type { SendFailure } from '#core/backend/messages/classify-send-error.rule.ts';
import { dressMail } from '#core/backend/messages/dress-mail.rule.ts';
import { fromRow, toRow, without } from '../row-names.ts';
import { jsonRows } from '../signals/save-devices.ts';
import type { Sql, SqlTransaction } from '../schema.ts';
import type { MessageTable } from '../tables-records.ts';
import { effectiveBranding } from '../branding/effective-branding.ts';

/** A message claimed for sending, with the number of the current attempt. */
export interface ClaimedMessage {
  readonly message: OutgoingMessage;
  readonly attempt: number;
}

/** The stored details of a failed attempt. */
export interface FailedTry extends Pick<SendFailure, 'cause' | 'code' | 'words'> {
  readonly host: string | null;
  readonly at: number;
  /** When the message is sent again; null means never. */
  readonly again: number | null;
}

/** Queues messages in the caller's transaction. The messages are sent only if the transaction commits. */
export const sqlMessageQueue = (tx: SqlTransaction): MessageQueue => ({
  enqueue: async (...messages) => {
    if (messages.length === 0) return;
    const rows = messages.map(({ to: recipient, ...message }) => ({
      ...toRow(message),
      // A recipient that is not a phone number is stored unchanged, so that sending fails and the failure is shown.
      recipient: message.channel === 'sms' ? (phoneNumber(recipient) ?? recipient) : recipient,
    }));
    await sql`
      insert into message (id, channel, recipient, subject, text, html, code, link, service_request_id,
                           site_group_num, from_name, footer, queued_at, next_try_at)
      select id, channel, recipient, subject, text, html, code, link, service_request_id,
             site_group_num, from_name, footer, queued_at, queued_at
        from jsonb_populate_recordset(null::message, ${jsonRows(rows)})`.execute(tx);
  },
});

const toMessage = (row: Selectable<MessageTable>): OutgoingMessage => {
  const values = without(row, 'state', 'attempts', 'next_try_at', 'sent_at', 'from_name', 'footer');
  const { recipient: to, ...message } = fromRow(
    without(values, 'service_request_id', 'site_group_num'),
  );
  const { from_name: fromName, footer } = row;
  return {
    ...message,
    to,
    ...(fromName !== null && { fromName }),
    ...(footer !== null && { footer }),
  };
};

/**
 * SQL expression: the dealer of the person with this address. The result is the employer of a dealer's employee, the
 * dealer of a customer's linked site, or null for staff (domain guide 6.14).
 */
const DEALER_OF_RECIPIENT = sql`(
  select coalesce(u.default_site_group_num,
                  (select g.site_group_num from user_group g where g.user_id = u.id order by g.position limit 1),
                  (select s.site_group_num from account_link l join site s on s.num = l.site_num
                    where l.user_id = u.id order by s.num = u.active_site_num desc nulls last, s.num limit 1))
    from contact_method c join portal_user u on u.id = c.user_id
   where c.type = 'email' and lower(c.value) = lower(m.recipient) and u.application <> 1
   order by u.id limit 1)`;

/** The sender's side of the message queue. Each method runs one statement outside of a transaction. */
export class SqlMessageOutbox {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  /** Claims due messages, oldest first, for `leaseMs`. A message not marked as sent or failed within that time can be claimed again. */
  async claim(now: number, limit: number, leaseMs: number): Promise<readonly ClaimedMessage[]> {
    const { rows } = await sql<Selectable<MessageTable>>`
      update message m
         set attempts = attempts + 1, next_try_at = ${now + leaseMs}::bigint,
             (from_name, footer) = (
               select coalesce(m.from_name, g.from_name), coalesce(m.footer, g.mail_footer)
                 from (select ${effectiveBranding(sql`coalesce(m.site_group_num, ${DEALER_OF_RECIPIENT})`)} as num) worn
                 left join site_group g on m.channel = 'email' and m.from_name is null
                  and g.num = worn.num)
       where id in (
         select id from message
          where state = 'queued' and next_try_at <= ${now}::bigint
          order by queued_at, id limit ${limit}::int
          for update skip locked)
      returning *`.execute(this.#database);
    const oldestFirst = rows.toSorted((a, b) => a.queued_at - b.queued_at);
    return oldestFirst.map((row) => ({ message: toMessage(row), attempt: row.attempts }));
  }

  /**
   * Marks a message as sent, and the related delivery rows as delivered. Erases the text unless `keepText` is true, which
   * only the demo outbox uses.
   */
  async markSent(id: string, now: number, keepText: boolean): Promise<void> {
    const emptied = keepText ? sql`` : sql`, text = '', html = null, code = null, link = null`;
    await sql`
      with sent as (
        update message set state = 'sent', sent_at = ${now}::bigint${emptied}
         where id = ${id} returning service_request_id),
      mended as (
        delete from message_failure where message_id in (select ${id} from sent)),
      delivered as (
        update answering_delivery set result = 'Delivered', at = ${now}::bigint
         where outbox_id in (select ${id} from sent) and result is null returning message_id),
      noticed as (
        update notify_delivery set result = 'Delivered'
         where outbox_id in (select ${id} from sent) and result is null),
      told as (
        update answering_message set state = 'Delivered', held_until = null
         where state in ('New', 'Escalated')
           and (id in (select message_id from delivered)
                or service_request_id in (select service_request_id from sent)))
      update service_request set state = 'Delivered'
       where id in (select service_request_id from sent) and state = 'New'`.execute(this.#database);
  }

  /**
   * Stores why an attempt failed, and schedules the next attempt at `again`. If `again` is null, gives the message up and
   * marks the message's answering-service delivery as bounced.
   */
  async markFailed(id: string, { again, at, host, cause, code, words }: FailedTry): Promise<void> {
    const change =
      again === null
        ? sql`state = 'failed', text = '', html = null, code = null, link = null`
        : sql`next_try_at = ${again}::bigint`;
    await sql`
      with trying as (
        select id, code is not null as has_code from message
         where id = ${id} and state = 'queued' for update),
      failed as (
        update message set ${change} where id in (select id from trying) returning id, state),
      kept as (
        insert into message_failure as f (message_id, host, cause, code, words, has_code, since, last_at)
        select id, ${host}::text, ${cause}::text, ${code}::text, ${words}::text, has_code, ${at}::bigint, ${at}::bigint
          from trying
        on conflict (message_id) do update
          set (host, cause, code, words, last_at) =
              (excluded.host, excluded.cause, excluded.code, excluded.words, excluded.last_at)),
      noticed as (
        update notify_delivery set result = 'Bounced'
         where outbox_id in (select id from failed where state = 'failed') and result is null)
      update answering_delivery set result = 'Bounced'
       where outbox_id in (select id from failed where state = 'failed') and result is null`.execute(
      this.#database,
    );
  }

  /** Returns true if a message awaits its first attempt or the first attempt is in progress. */
  async hasNew(): Promise<boolean> {
    const waiting = await this.#database
      .selectFrom('message')
      .select('id')
      .where('state', '=', 'queued')
      .where('attempts', '<=', 1)
      .limit(1)
      .execute();
    return waiting.length > 0;
  }

  /** Lists sent messages for the demo outbox, newest first, optionally for one recipient. */
  async sent(input: {
    readonly to: string | null;
    readonly limit: number;
  }): Promise<readonly (OutgoingMessage & { readonly sentAt: number })[]> {
    const rows = await this.#database
      .selectFrom('message')
      .selectAll()
      .where('state', '=', 'sent')
      .where('recipient', '!=', TO_NOBODY)
      .$if(input.to !== null, (query) => query.where('recipient', '=', input.to ?? ''))
      .orderBy('sent_at', 'desc')
      .orderBy('queued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(input.limit)
      .execute();
    return rows.map((row) => ({
      ...dressMail(toMessage(row)),
      sentAt: row.sent_at ?? row.queued_at,
    }));
  }
}
