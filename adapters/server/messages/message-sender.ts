import { TO_NOBODY, type OutgoingMessage } from '#core/backend/message.queue.port.ts';
import { dressMail } from '#core/backend/messages/dress-mail.rule.ts';
import {
  classifySendError,
  type SendFailure,
} from '#core/backend/messages/classify-send-error.rule.ts';
import { phoneNumber } from '#core/kernel/phone-number.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { createRepeatedWork, type RepeatedWork } from '../background/repeated-work.ts';
import type { Log } from '../http/log.ts';
import type { SqlMessageOutbox } from '../sql/messages/message-outbox.ts';
import { readSendError } from './read-send-error.ts';
import { retryAt } from './retry-at.rule.ts';
import type { PlacedTransport } from './transports.ts';

/** A transport. `keepText` is true if message texts are kept for the demo outbox, false if they are deleted after sending. */
export interface Channel {
  readonly transport: PlacedTransport;
  readonly keepText: boolean;
}
export type Channels = Readonly<Record<OutgoingMessage['channel'], Channel>>;

/** Called after every attempt to send. A null `failure` means that the message was sent. */
export type TryHeard = (channel: OutgoingMessage['channel'], failure: SendFailure | null) => void;

export interface SenderPorts {
  readonly outbox: Pick<SqlMessageOutbox, 'claim' | 'markSent' | 'markFailed'>;
  readonly channels: Channels;
  readonly clock: Clock;
  readonly log: Log;
  /** Counts attempts for metrics; absent if metrics are off. */
  readonly heard?: TryHeard;
}

const BATCH = 10;
const LEASE_MS = 60000;
const POLL_MS = 2000;

/** Returns the parts of a message that must not be logged, even if a mail server repeats them in an error text. */
const secretsOf = ({ code, link, subject, to }: OutgoingMessage): readonly string[] => [
  link ?? '',
  subject,
  to.split('@')[0] ?? '',
  code ?? '',
];

/**
 * Converts the recipient of a text message to the format that is dialed. Queued messages may contain the number as typed
 * (SECURITY.md §2.12).
 */
const addressed = (message: OutgoingMessage): OutgoingMessage => {
  if (message.channel !== 'sms') return message;
  const to = phoneNumber(message.to);
  if (to !== null) return { ...message, to };
  throw Object.assign(new Error('This is not a phone number.'), { code: 'NO_NUMBER' });
};

/**
 * Creates the worker that sends queued messages, shortly after each write and every two seconds. Retries a failed message
 * later; logs the reason and stores it with the message (SECURITY.md §2.4).
 */
export const createMessageSender = ({
  outbox,
  channels,
  clock,
  log,
  heard,
}: SenderPorts): RepeatedWork => {
  const fail = async (message: OutgoingMessage, attempt: number, error: unknown) => {
    const { place, secrets } = channels[message.channel].transport;
    const now = clock.now();
    const failure = classifySendError(readSendError(error), [...secrets, ...secretsOf(message)]);
    // An invalid phone number does not become valid later, so the message is not retried.
    const again = failure.cause === 'number' ? null : retryAt(attempt, now);
    log.error('message not sent', {
      message: message.id,
      channel: message.channel,
      ...(place ?? { host: null, port: null, tls: null }),
      ...failure,
      attempt,
      gaveUp: again === null,
      nextTryAt: again === null ? null : new Date(again).toISOString(),
    });
    heard?.(message.channel, failure);
    await outbox.markFailed(message.id, { ...failure, host: place?.host ?? null, at: now, again });
  };

  const send = async (message: OutgoingMessage, attempt: number): Promise<void> => {
    const { transport, keepText } = channels[message.channel];
    try {
      if (message.to !== TO_NOBODY) await transport.send(dressMail(addressed(message)));
    } catch (error) {
      await fail(message, attempt, error);
      return;
    }
    heard?.(message.channel, null);
    await outbox.markSent(message.id, clock.now(), keepText);
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
