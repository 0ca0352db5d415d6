import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One answer as it came over the line. */
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

/** A connection on which what is sent and when is in the test's hands; its answers are plain ASCII of a known length. */
export class RawLine {
  readonly answers: RawAnswer[] = [];
  /** Settles when the other side has ended it, whether kindly or not. */
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
    // A reset is an end as well: what is missing then, the answers show.
    socket.on('error', () => undefined);
    this.over = new Promise((resolve) => {
      socket.once('close', () => {
        resolve();
      });
    });
  }

  /** Connected as far as the system is concerned; the program need not have noticed. */
  static async open(port: number): Promise<RawLine> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new RawLine(socket);
  }

  /** Handed to the system. */
  send(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.write(text, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  }

  /** Settles when so many answers have come. */
  async hears(count: number): Promise<void> {
    while (this.answers.length < count) await once(this.#socket, 'data');
  }
}

/** The words of a request without a body. */
export const rawGet = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** The words of a write. */
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
