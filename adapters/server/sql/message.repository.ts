import { sql } from 'kysely';
import type { MessageQueue } from '#core/backend/message.queue.port.ts';
import type { SqlTransaction } from './schema.ts';

/** Queues messages with their cause; they leave only if it commits. */
export const sqlMessageQueue = (tx: SqlTransaction): MessageQueue => ({
  enqueue: async (message) => {
    await tx
      .insertInto('message')
      .values({
        id: message.id,
        channel: message.channel,
        recipient: message.to,
        subject: message.subject,
        text: message.text,
        html: message.html,
        code: message.code,
        link: message.link,
        queued_at: message.queuedAt,
        next_try_at: sql<number>`${message.queuedAt}::bigint`,
        sent_at: null,
      })
      .execute();
  },
});
