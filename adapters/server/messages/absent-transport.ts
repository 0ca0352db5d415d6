import type { MessageTransport } from '#core/backend/message.queue.port.ts';

/** A channel this deployment has no transport for: every try fails and is logged, so that nobody believes a message left. */
export class AbsentTransport implements MessageTransport {
  send(): Promise<void> {
    return Promise.reject(new Error('No transport is configured for this channel.'));
  }
}
