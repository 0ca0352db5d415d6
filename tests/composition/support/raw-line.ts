import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One response as received on a raw connection. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const parse = (text: string): { answer: RawAnswer; rest: string } | null => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/: ?(.*)/s, 2);
      return [name.toLowerCase(), value] as const;
    }),
  );
  const from = end + 4;
  const length = Number(headers.get('content-length') ?? '0');
  if (text.length < from + length) return null;
  return {
    answer: {
      status: Number(first.split(' ')[1]),
      headers,
      body: text.slice(from, from + length),
    },
    rest: text.slice(from + length),
  };
};

/** A raw connection on which the test controls what is sent and when. Responses must be plain ASCII of known length. */
export class RawLine {
  readonly answers: RawAnswer[] = [];
  /** Resolves when the other side has closed the connection, cleanly or not. */
  readonly over: Promise<void>;
  readonly #socket: Socket;
  #text = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.#text += chunk.toString('latin1');
      for (let next = parse(this.#text); next !== null; next = parse(this.#text)) {
        this.answers.push(next.answer);
        this.#text = next.rest;
      }
    });
    // A reset also closes the connection, so the error itself is ignored.
    socket.on('error', () => undefined);
    this.over = new Promise((resolve) => {
      socket.once('close', () => {
        resolve();
      });
    });
  }

  /** Connects at the level of the operating system. The server's program may accept the connection later. */
  static async open(port: number): Promise<RawLine> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new RawLine(socket);
  }

  /** Resolves when the operating system has accepted the text. */
  send(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.write(text, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  }

  /** Resolves when this many responses have arrived. */
  async hears(count: number): Promise<void> {
    while (this.answers.length < count) await once(this.#socket, 'data');
  }
}

/** Returns the raw text of a GET request. */
export const rawGet = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Returns the raw text of a POST request. */
export const rawPost = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): string => {
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(body.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
};
