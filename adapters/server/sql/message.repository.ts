import { sql } from 'kysely';
import type { MessageQueue } from '#core/backend/message.queue.port.ts';
import { toRow } from './row-names.ts';
import type { SqlTransaction } from './schema.ts';

/** Queues messages with their cause; they leave only if it commits. */
export const sqlMessageQueue = (tx: SqlTransaction): MessageQueue => ({
  enqueue: async ({ to, ...message }) => {
    await tx
      .insertInto('message')
      .values({
        ...toRow(message),
        recipient: to,
        next_try_at: sql<number>`${message.queuedAt}::bigint`,
        sent_at: null,
      })
      .execute();
  },
});
