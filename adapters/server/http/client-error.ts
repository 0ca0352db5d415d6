import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '#adapters/wire/problem.wire.ts';
import type { Log } from './log.ts';

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  408: 'The request took too long to arrive.',
  431: 'The headers of the request are too long.',
};

/** What a connection is told whose request never became one: late, too long or no HTTP. The same headers as any other answer; then it is cut. */
export const answerClientError =
  (headers: Readonly<Record<string, string>>, log: Log) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS[error.code ?? ''] ?? 400;
    const requestId = randomUUID();
    log.info('unread request', { requestId, status, reason: error.code ?? error.name });
    const body: Problem = { message: WORDS[status] ?? '', code: null, requestId };
    const text = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/problem+json',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`,
      );
    socket.destroy(error);
  };
