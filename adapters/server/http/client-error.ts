import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '#adapters/wire/problem.ts';
import type { Log } from './log.ts';

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  408: 'The request took too long to arrive.',
  431: 'The headers of the request are too long.',
  503: 'The service is busy. Please try again in a moment.',
};

/** Formats a raw HTTP response for a request that never reaches a route. The response closes the connection. */
const plainAnswer = (
  headers: Readonly<Record<string, string>>,
  status: number,
  requestId: string,
): string => {
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
  return `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`;
};

/** Responds to input that never became a request: too late, too long or not HTTP. Sends the default headers and closes the connection. */
export const answerClientError =
  (headers: Readonly<Record<string, string>>, log: Log) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS[error.code ?? ''] ?? 400;
    const requestId = randomUUID();
    log.info('unread request', { requestId, status, reason: error.code ?? error.name });
    if (socket.writable) socket.write(plainAnswer(headers, status, requestId));
    socket.destroy(error);
  };

/** Responds to a request that is still arriving when the process stops (SECURITY.md §2.19). */
export const refuseUnread =
  (headers: Readonly<Record<string, string>>, log: Log) =>
  (socket: Socket): void => {
    const requestId = randomUUID();
    log.info('unread request', { requestId, status: 503, reason: 'stopping' });
    socket.end(plainAnswer({ ...headers, 'retry-after': '2' }, 503, requestId));
  };
