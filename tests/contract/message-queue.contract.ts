import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import type { OutgoingMessage } from '#core/backend/message.queue.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';
import { failedTry } from '#tests/support/failed-try.ts';

const LEASE = 60_000;

/** Tests for the message queue, and for the outbox from which the sender takes messages. */
export const messageQueueContract = (open: () => TestDatabase): void => {
  const message = (to: string, queuedAt = START): OutgoingMessage => ({
    id: randomUUID(),
    channel: 'email',
    to,
    subject: 'Your code',
    text: 'Use it soon.',
    html: null,
    code: '000123',
    link: null,
    queuedAt,
  });
  const enqueue = (...messages: readonly OutgoingMessage[]): Promise<void> =>
    open().unitOfWork.run(async (tx) => {
      for (const one of messages) await tx.messages.enqueue(one);
    });
  const drain = async (): Promise<void> => {
    await open().kysely.deleteFrom('message').execute();
  };

  it('hands out a message when its cause has committed, and never when it failed', async () => {
    await drain();
    const outbox = new SqlMessageOutbox(open().kysely);
    const sent = message('a@example.com');
    await enqueue(sent);
    const failing = open().unitOfWork.run(async (tx) => {
      await tx.messages.enqueue(message('b@example.com'));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await outbox.claim(START, 10, LEASE)).toEqual([{ message: sent, attempt: 1 }]);
  });

  it('hands out the oldest first, each to one sender, and again when the lease ran out', async () => {
    await drain();
    const outbox = new SqlMessageOutbox(open().kysely);
    const later = message('later@example.com', START + 5);
    const sooner = message('sooner@example.com', START);
    await enqueue(later, sooner);
    const now = START + 10;
    expect((await outbox.claim(now, 1, LEASE)).map((c) => c.message.id)).toEqual([sooner.id]);
    expect((await outbox.claim(now, 5, LEASE)).map((c) => c.message.id)).toEqual([later.id]);
    expect(await outbox.claim(now, 5, LEASE)).toEqual([]);
    await outbox.markSent(later.id, now, true);
    expect(await outbox.claim(now + LEASE, 5, LEASE)).toEqual([{ message: sooner, attempt: 2 }]);
  });

  it('erases the words of what a real transport sent, and keeps them for the demo outbox', async () => {
    await drain();
    const outbox = new SqlMessageOutbox(open().kysely);
    const [kept, erased] = [message('kept@example.com'), message('erased@example.com')];
    await enqueue(kept, erased);
    await outbox.claim(START, 5, LEASE);
    await outbox.markSent(kept.id, START + 1, true);
    await outbox.markSent(erased.id, START + 2, false);
    const all = await outbox.sent({ to: null, limit: 10 });
    expect(all.map(({ id, text, code }) => ({ id, text, code }))).toEqual([
      { id: erased.id, text: '', code: null },
      { id: kept.id, text: kept.text, code: kept.code },
    ]);
    const own = await outbox.sent({ to: 'kept@example.com', limit: 10 });
    expect(own).toEqual([{ ...kept, sentAt: START + 1 }]);
  });

  it('tries again at the given time, and no more once given up', async () => {
    await drain();
    const outbox = new SqlMessageOutbox(open().kysely);
    const one = message('a@example.com');
    await enqueue(one);
    await outbox.claim(START, 5, LEASE);
    await outbox.markFailed(one.id, failedTry({ again: START + 5 }));
    expect(await outbox.claim(START + 4, 5, LEASE)).toEqual([]);
    expect(await outbox.claim(START + 5, 5, LEASE)).toMatchObject([{ attempt: 2 }]);
    await outbox.markFailed(one.id, failedTry({}));
    expect(await outbox.claim(START + 10 * LEASE, 5, LEASE)).toEqual([]);
  });

  it('keeps why a message failed at its newest try until it leaves, and whether it had a code', async () => {
    await drain();
    const { kysely } = open();
    const outbox = new SqlMessageOutbox(kysely);
    const [one, other] = [message('a@example.com'), message('b@example.com')];
    await enqueue(one, { ...other, code: null });
    await outbox.claim(START, 5, LEASE);
    const why = (id: string) =>
      kysely
        .selectFrom('message_failure')
        .selectAll()
        .where('message_id', '=', id)
        .executeTakeFirst();
    const dns = { cause: 'dns', code: 'ENOTFOUND', words: 'getaddrinfo' } as const;
    await outbox.markFailed(one.id, failedTry({ again: START + 1, at: START, ...dns }));
    await outbox.markFailed(one.id, failedTry({ at: START + 1, host: 'other.example.com' }));
    expect(await why(one.id)).toMatchObject({
      host: 'other.example.com',
      cause: 'mailbox',
      code: '550 5.1.1',
      has_code: true,
      since: START,
      last_at: START + 1,
    });
    // A late failure report from another server has no effect on a finished message.
    await outbox.markFailed(one.id, failedTry({ at: START + 9 }));
    expect(await why(one.id)).toMatchObject({ last_at: START + 1 });
    await outbox.markFailed(other.id, failedTry({ again: START + 1, at: START }));
    expect(await why(other.id)).toMatchObject({ has_code: false });
    await outbox.markSent(other.id, START + 2, false);
    expect(await why(other.id)).toBeUndefined();
    await outbox.markFailed(other.id, failedTry({ at: START + 9 }));
    expect(await why(other.id)).toBeUndefined();
    // Deleting a message also deletes its failure reason.
    await kysely.deleteFrom('message').where('id', '=', one.id).execute();
    expect(await why(one.id)).toBeUndefined();
  });
};
