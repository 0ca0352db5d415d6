import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HEADERS } from '#adapters/wire/headers.ts';
import { plainAddress, type TrustedProxies } from './client-address.ts';

/** Allowed request ids from a proxy: no space, quote or control character, and short enough for a log line. */
const ID = /^[\w.:=+/-]{8,128}$/;

/** A `traceparent` header of W3C Trace Context, version 00. Neither the trace id nor the parent id may be all zeros. */
const TRACE = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const text = (
  { headers, socket }: IncomingMessage,
  trusts: TrustedProxies,
  name: string,
  form: RegExp,
): RegExpExecArray | null => {
  const value = headers[name];
  if (typeof value !== 'string' || !trusts(plainAddress(socket.remoteAddress ?? ''))) return null;
  return form.exec(value);
};

/** Returns the `traceparent` header of a trusted proxy for the log, or null if it is missing or invalid. */
export const traceOf = (request: IncomingMessage, trusts: TrustedProxies): string | null =>
  text(request, trusts, 'traceparent', TRACE)?.[0] ?? null;

/**
 * Returns the request id for log, response and audit log: the request id of a trusted proxy, otherwise the trace id of a
 * trusted proxy, otherwise a new id (SECURITY.md §2.17).
 */
export const requestIdOf = (request: IncomingMessage, trusts: TrustedProxies): string =>
  text(request, trusts, HEADERS.requestId, ID)?.[0] ??
  text(request, trusts, 'traceparent', TRACE)?.[1] ??
  randomUUID();
