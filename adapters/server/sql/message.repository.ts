import { sql } from 'kysely';
import type { MessageQueue, OutgoingMessage } from '#core/backend/message.queue.port.ts';
import type { SqlTransaction } from './schema.ts';

/** Queues messages with their cause; they leave only if it commits. */
export class SqlMessageQueue implements MessageQueue {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  async enqueue(message: OutgoingMessage): Promise<void> {
    await this.#tx
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
  }
}
