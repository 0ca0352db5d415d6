import {
  TO_NOBODY,
  type MessageTransport,
  type OutgoingMessage,
} from '#core/backend/message.queue.port.ts';
import { dressMail } from '#core/backend/messages/dress-mail.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { createRepeatedWork, type RepeatedWork } from '../background/repeated-work.ts';
import type { Log } from '../http/log.ts';
import type { SqlMessageOutbox } from '../sql/message-outbox.ts';
import { retryAt } from './retry-delay.rule.ts';

/** A transport with whether its messages may be shown afterwards (the demo outbox) or must be forgotten. */
export interface Channel {
  readonly transport: MessageTransport;
  readonly keepWords: boolean;
}
export type Channels = Readonly<Record<OutgoingMessage['channel'], Channel>>;

/** What the sender is plugged into. */
export interface SenderPorts {
  readonly outbox: Pick<SqlMessageOutbox, 'claim' | 'markSent' | 'markFailed'>;
  readonly channels: Channels;
  readonly clock: Clock;
  readonly log: Log;
}

const BATCH = 10;
const LEASE_MS = 60000;
const POLL_MS = 2000;

/** Carries queued messages outside of every request: woken after writes, and by itself every two seconds; a failed one is tried again later (SECURITY.md §2.4). */
export const createMessageSender = ({
  outbox,
  channels,
  clock,
  log,
}: SenderPorts): RepeatedWork => {
  const send = async (message: OutgoingMessage, attempt: number): Promise<void> => {
    const { transport, keepWords } = channels[message.channel];
    try {
      if (message.to !== TO_NOBODY) await transport.send(dressMail(message));
    } catch (error) {
      const again = retryAt(attempt, clock.now());
      // The transport's words may repeat the recipient or the text: only its name and code are told.
      log.error('message not sent', {
        message: message.id,
        channel: message.channel,
        attempt,
        gaveUp: again === null,
        problem: error instanceof Error ? error.name : 'unknown',
      });
      await outbox.markFailed(message.id, again);
      return;
    }
    await outbox.markSent(message.id, clock.now(), keepWords);
  };

  return createRepeatedWork(POLL_MS, async (isStopping) => {
    try {
      for (;;) {
        const claimed = await outbox.claim(clock.now(), BATCH, LEASE_MS);
        for (const { message, attempt } of claimed) await send(message, attempt);
        if (claimed.length < BATCH || isStopping()) return;
      }
    } catch (error) {
      log.error('messages could not be read', { problem: String(error) });
    }
  });
};
