import type { FastifyRequest } from 'fastify';
import type { Refusal } from '#core/backend/refusal.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import type { Endpoint } from '#adapters/wire/endpoint.ts';
import { PROBLEM_CODES } from '#adapters/wire/problem.wire.ts';
import { refreshSecretOf } from './caller-of.ts';
import { decodeBody, decodeQuery } from './decode-request.ts';
import type { HttpOptions } from './http-options.ts';

/** What a request says, decoded by its operation's own schemas. */
export interface Input<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly siteGroupNum: number | null;
  readonly refreshSecret: string | null;
}

const invalid = (message: string): Result<never, Refusal> =>
  err({ kind: 'invalid', message, code: PROBLEM_CODES.invalid });

/** Decodes query and body; `Query` and `Body` are what the endpoint's schemas produce, which only its declaration knows. */
export const readInput = <Query, Body>(
  endpoint: Endpoint,
  request: FastifyRequest,
  options: HttpOptions,
): Result<Input<Query, Body>, Refusal> => {
  const query = decodeQuery(endpoint.query, request.query as Record<string, unknown>);
  if (!query.ok) return invalid(query.error);
  const body = decodeBody(endpoint.body, request.body);
  if (!body.ok) return invalid(body.error);
  return ok({
    query: query.value.query as Query,
    body: body.value as Body,
    siteGroupNum: query.value.siteGroupNum,
    refreshSecret: endpoint.access.kind === 'cookie' ? refreshSecretOf(request, options) : null,
  });
};
