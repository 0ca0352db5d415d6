import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HEADERS } from '#adapters/wire/headers.ts';
import { plainAddress, type TrustedProxies } from './client-address.ts';

/** What a proxy may call a request: no space, quote or control character, and no more than a line has room for. */
const ID = /^[\w.:=+/-]{8,128}$/;

/** W3C Trace Context, version 00: neither id is all zeros. */
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

/** `traceparent` as a trusted proxy sent it, for the log; null without a valid one. */
export const traceOf = (request: IncomingMessage, trusts: TrustedProxies): string | null =>
  text(request, trusts, 'traceparent', TRACE)?.[0] ?? null;

/** What a request is known by in the log, in its answer and in the audit log: the id of a trusted proxy, else its trace, else one of our own. What anybody else says counts for nothing (SECURITY.md §2.17). */
export const requestIdOf = (request: IncomingMessage, trusts: TrustedProxies): string =>
  text(request, trusts, HEADERS.requestId, ID)?.[0] ??
  text(request, trusts, 'traceparent', TRACE)?.[1] ??
  randomUUID();
