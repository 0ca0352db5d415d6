import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** The faults that a request can meet between a browser and the server. */
export const FAULTS = [
  'two seconds late',
  'late by a varying time',
  'silence',
  'connection refused',
  'reset at connect',
  'reset after the headers',
  'reset in the middle of the body',
  'JSON cut short',
  'a page in place of JSON',
  '502 of a proxy',
  '503 with Retry-After',
  '429 of a proxy',
  'a slow drip',
  'delivered twice',
  'answer lost after the commit',
] as const;
export type FaultKind = (typeof FAULTS)[number];

const pause = (millis: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, millis));

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** A TCP proxy that produces network faults as instructed. Its delays are the real delays divided by `pace`. */
export class FaultyLine {
  readonly #target: number;
  readonly #server: Server;
  readonly pace: number;
  #fault: { readonly kind: FaultKind; readonly path: string } | null = null;
  /** Number of requests that were hit by the fault. */
  met = 0;

  constructor(target: number, pace: number) {
    this.#target = target;
    this.pace = pace;
    this.#server = createServer((incoming, outgoing) => {
      this.#pass(incoming, outgoing).catch(() => outgoing.destroy());
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${String((this.#server.address() as AddressInfo).port)}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** From now on, the fault hits every write to this path. */
  breakAt(path: string, kind: FaultKind): void {
    this.#fault = { kind, path };
    this.met = 0;
  }

  mend(): void {
    this.#fault = null;
  }

  /** Wraps the program's `fetch`. A refused connection is simulated by a port where no server listens. */
  over(send: typeof fetch): typeof fetch {
    return (input, init) => {
      const { url, method } = new Request(input, init);
      if (this.#kindFor(new URL(url).pathname, method) !== 'connection refused')
        return send(input, init);
      this.met += 1;
      return fetch(url.replace(/:\d+/, ':1'), { method });
    };
  }

  #kindFor(path: string, method: string): FaultKind | null {
    const fault = this.#fault;
    return fault !== null && method !== 'GET' && path === fault.path ? fault.kind : null;
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? '/', 'http://line').pathname;
    const kind = this.#kindFor(path, incoming.method ?? 'GET');
    const body = await bodyOf(incoming);
    if (kind === null) {
      this.#answer(outgoing, await this.#deliver(incoming, body));
      return;
    }
    this.met += 1;
    await this.#fail(kind, { incoming, outgoing, body });
  }

  async #fail(
    kind: FaultKind,
    {
      incoming,
      outgoing,
      body,
    }: {
      readonly incoming: IncomingMessage;
      readonly outgoing: ServerResponse;
      readonly body: Buffer;
    },
  ): Promise<void> {
    const deliver = () => this.#deliver(incoming, body);
    switch (kind) {
      case 'two seconds late':
        await pause(2000 / this.pace);
        {
          this.#answer(outgoing, await deliver());
          return;
        }
      case 'late by a varying time':
        await pause((Math.random() * 4000) / this.pace);
        {
          this.#answer(outgoing, await deliver());
          return;
        }
      case 'silence':
        return;
      case 'connection refused':
      case 'reset at connect':
        outgoing.destroy();
        return;
      case 'reset after the headers':
      case 'reset in the middle of the body': {
        const answer = await deliver();
        outgoing.writeHead(answer.status, answer.headers);
        outgoing.flushHeaders();
        if (kind === 'reset in the middle of the body')
          outgoing.write(answer.body.subarray(0, answer.body.length / 2));
        await pause(5);
        outgoing.destroy();
        return;
      }
      case 'JSON cut short': {
        const answer = await deliver();
        const cut = answer.body.subarray(0, Math.max(1, answer.body.length - 2));
        this.#answer(outgoing, {
          ...answer,
          headers: { ...answer.headers, 'content-length': String(cut.length) },
          body: cut,
        });
        return;
      }
      case 'a page in place of JSON':
        outgoing.writeHead(200, { 'content-type': 'text/html' });
        outgoing.end('<!doctype html><title>Welcome to the hotel</title>');
        return;
      case '502 of a proxy':
        outgoing.writeHead(502, { 'content-type': 'text/html' });
        outgoing.end('<h1>Bad Gateway</h1>');
        return;
      case '503 with Retry-After':
      case '429 of a proxy':
        outgoing.writeHead(kind === '429 of a proxy' ? 429 : 503, { 'retry-after': '1' });
        outgoing.end();
        return;
      case 'a slow drip': {
        const answer = await deliver();
        outgoing.writeHead(answer.status, answer.headers);
        const step = Math.max(1, Math.ceil(answer.body.length / 8));
        for (let at = 0; at < answer.body.length && !outgoing.destroyed; at += step) {
          outgoing.write(answer.body.subarray(at, at + step));
          await pause(250 / this.pace);
        }
        outgoing.end();
        return;
      }
      case 'delivered twice':
        await deliver();
        {
          this.#answer(outgoing, await deliver());
          return;
        }
      case 'answer lost after the commit':
        await deliver();
        outgoing.destroy();
    }
  }

  #deliver(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const onward = request(
        {
          port: this.#target,
          host: '127.0.0.1',
          path: incoming.url,
          method: incoming.method,
          headers: incoming.headers,
        },
        (answer) => {
          bodyOf(answer).then(
            (read) =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
            reject,
          );
        },
      );
      onward.on('error', reject);
      onward.end(body);
    });
  }

  #answer(outgoing: ServerResponse, answer: Answer): void {
    if (outgoing.destroyed) return;
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body);
  }
}
