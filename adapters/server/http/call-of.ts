import type { FastifyRequest } from 'fastify';
import type { Call, Caller, SessionCaller } from '#core/backend/caller.ts';
import type { Endpoint } from './endpoint.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import { bearerToken } from './find-session.ts';

/**
 * Returns the identity by which a repeated call is recognized. Returns null for an update without an idempotency key,
 * which is protected by its revision.
 */
export const callOf = (
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | SessionCaller,
  input: object,
): Call | null => {
  const key = endpoint.repeatable === 'byKey' ? request.headers[HEADERS.idempotencyKey] : '';
  if (key === undefined) return null;
  return {
    operationId: endpoint.operationId,
    token: endpoint.access.kind === 'step' ? bearerToken(request.headers.authorization) : null,
    accountId:
      endpoint.access.kind === 'full' && 'session' in caller ? caller.session.accountId : null,
    content: JSON.stringify([key, input]),
  };
};
