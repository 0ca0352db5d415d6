import type { MessageTransport } from '#core/backend/message.queue.port.ts';

/** The demo world's post: a message counts as sent where it lies, and `/demo/outbox` shows it. */
export class OutboxTransport implements MessageTransport {
  send(): Promise<void> {
    return Promise.resolve();
  }
}
