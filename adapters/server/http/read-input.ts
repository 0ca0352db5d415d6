import type { FastifyRequest } from 'fastify';
import type { Refusal } from '#core/backend/refusal.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import type { Endpoint } from './endpoint.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import { PROBLEM_CODES } from '#adapters/wire/problem.ts';
import { refreshSecretOf } from './caller-of.ts';
import { decodeBody, decodeQuery, decodeWith } from './decode-request.ts';
import type { HttpOptions } from './http-options.ts';

const KEY_SHAPE = /^[\w-]{8,64}$/;

const invalid = (message: string): Result<never, Refusal> =>
  err({ kind: 'invalid', message, code: PROBLEM_CODES.invalid });

/** Applies the operation's codec to the decoded fields, if it has one. */
const meant = ({ codec }: Endpoint, fields: object): object => {
  const read = codec?.read as ((given: object) => object) | undefined;
  return read?.(fields) ?? fields;
};

/** Decodes path, query and body into one object and adds the extra fields that the operation declares. The result matches `InputOf`. */
export const readInput = (
  endpoint: Endpoint,
  request: FastifyRequest,
  options: HttpOptions,
): Result<object, Refusal> => {
  const params = endpoint.params === null ? ok({}) : decodeWith(endpoint.params, request.params);
  // A number in the path that is out of range identifies nothing, so the response is 404.
  if (!params.ok) return err({ kind: 'notFound' });
  const query = decodeQuery(endpoint.query, request.query as Record<string, unknown>);
  if (!query.ok) return invalid(query.error);
  const body = endpoint.file === 'upload' ? ok(null) : decodeBody(endpoint.body, request.body);
  if (!body.ok) return invalid(body.error);
  const key = request.headers[HEADERS.idempotencyKey];
  if (key !== undefined && (typeof key !== 'string' || !KEY_SHAPE.test(key)))
    return invalid(`${HEADERS.idempotencyKey}: 8 to 64 letters, digits, - or _.`);
  const seesCookie = endpoint.access.kind === 'cookie' || endpoint.opensSession === true;
  const fields: object = Object.assign({}, params.value, query.value.query, body.value);
  const input: Record<string, unknown> = { ...meant(endpoint, fields) };
  if (endpoint.oncePerKey === true) input['idempotencyKey'] = key ?? null;
  if (endpoint.byReportToken === true) {
    const token = request.headers[HEADERS.reportToken];
    input['reportToken'] = typeof token === 'string' ? token : null;
  }
  if (endpoint.inGroup === true) input['siteGroupNum'] = query.value.siteGroupNum;
  if (seesCookie) input['refreshSecret'] = refreshSecretOf(request, options);
  return ok(input);
};
