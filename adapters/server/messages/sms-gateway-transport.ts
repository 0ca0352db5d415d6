import type { MessageTransport, OutgoingMessage } from '#core/backend/message.queue.port.ts';

const TIMEOUT_MS = 10000;

/** Text messages through an HTTP gateway: POST `{ to, text, id }`, any 2xx means taken; `id` lets the gateway drop a repeated try. */
export class SmsGatewayTransport implements MessageTransport {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async send(message: OutgoingMessage): Promise<void> {
    const answer = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: message.to, text: message.text, id: message.id }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS gateway answered ${String(answer.status)}.`);
  }
}
