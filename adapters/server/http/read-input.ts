import type { FastifyRequest } from 'fastify';
import type { Refusal } from '#core/backend/refusal.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import type { Endpoint } from '#adapters/wire/endpoint.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import { PROBLEM_CODES } from '#adapters/wire/problem.wire.ts';
import { refreshSecretOf } from './caller-of.ts';
import { decodeBody, decodeQuery, decodeWith } from './decode-request.ts';
import type { HttpOptions } from './http-options.ts';

/** What a request says, decoded by its operation's own schemas. */
export interface Input<Query, Body, Params> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly siteGroupNum: number | null;
  readonly refreshSecret: string | null;
  /** Made by the client for a create; the same key means the same submission (SECURITY.md §2.17). */
  readonly idempotencyKey: string | null;
}

const KEY_SHAPE = /^[\w-]{8,64}$/;

const invalid = (message: string): Result<never, Refusal> =>
  err({ kind: 'invalid', message, code: PROBLEM_CODES.invalid });

/** Decodes path, query and body; the types are what the endpoint's schemas produce, which only its declaration knows. */
export const readInput = <Query, Body, Params>(
  endpoint: Endpoint,
  request: FastifyRequest,
  options: HttpOptions,
): Result<Input<Query, Body, Params>, Refusal> => {
  const params = endpoint.params === undefined ? null : decodeWith(endpoint.params, request.params);
  // A number nobody could have is a thing nobody has.
  if (params?.ok === false) return err({ kind: 'notFound' });
  const query = decodeQuery(endpoint.query, request.query as Record<string, unknown>);
  if (!query.ok) return invalid(query.error);
  const body = endpoint.file === 'upload' ? ok(null) : decodeBody(endpoint.body, request.body);
  if (!body.ok) return invalid(body.error);
  const key = request.headers[HEADERS.idempotencyKey];
  if (key !== undefined && (typeof key !== 'string' || !KEY_SHAPE.test(key)))
    return invalid(`${HEADERS.idempotencyKey}: 8 to 64 letters, digits, - or _.`);
  return ok({
    params: params?.value as Params,
    idempotencyKey: key ?? null,
    query: query.value.query as Query,
    body: body.value as Body,
    siteGroupNum: query.value.siteGroupNum,
    refreshSecret:
      endpoint.access.kind === 'cookie' || endpoint.opensSession === true
        ? refreshSecretOf(request, options)
        : null,
  });
};
