import { vi } from 'vitest';
import { EventStreamReader, type StreamMessage } from '#adapters/http/event-stream.ts';

/** A client that listens to a server's live stream over a socket. */
export class LiveListener {
  readonly messages: StreamMessage[] = [];
  readonly headers: Headers;
  readonly #cut: AbortController;
  ended = false;

  private constructor(answer: Response, cut: AbortController) {
    this.headers = answer.headers;
    this.#cut = cut;
    if (answer.body !== null) void this.#follow(answer.body);
  }

  /** Opens a live stream; `query` starts with a question mark. Throws if the server refuses the stream. */
  static async open(origin: string, token: string | null, query = ''): Promise<LiveListener> {
    const cut = new AbortController();
    const answer = await fetch(`${origin}/api/live${query}`, {
      headers: { authorization: `Bearer ${String(token)}`, accept: 'text/event-stream' },
      signal: cut.signal,
    });
    if (answer.status !== 200)
      throw new Error(`live: ${String(answer.status)} ${await answer.text()}`);
    const listener = new LiveListener(answer, cut);
    await listener.heard('hello');
    return listener;
  }

  async #follow(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = new EventStreamReader();
    try {
      for await (const bytes of body) this.messages.push(...reader.read(bytes));
    } catch {
      // The client or the server has closed the connection.
    }
    this.ended = true;
  }

  /** The names of the received messages in order, without heartbeats. */
  get names(): readonly string[] {
    return this.messages.map(({ name }) => name).filter((name) => name !== 'beat');
  }

  /** The numbers in the data of the received events. */
  get told(): readonly unknown[] {
    return this.messages
      .filter(({ data }) => data.includes('"key"'))
      .map(({ data }) => (JSON.parse(data) as { data: { n?: unknown } }).data.n);
  }

  /** The newest cursor, URL-encoded. */
  get cursor(): string {
    return encodeURIComponent(this.messages.findLast(({ id }) => id !== '')?.id ?? '');
  }

  /** Waits until a message with this name arrives. */
  async heard(name: string): Promise<void> {
    await this.until(() => this.messages.some((message) => message.name === name));
  }

  async until(met: () => boolean): Promise<void> {
    await vi.waitFor(
      () => {
        if (!met()) throw new Error(`heard only: ${this.names.join(' ')}`);
      },
      { timeout: 15_000, interval: 5 },
    );
  }

  leave(): void {
    this.#cut.abort();
  }
}
