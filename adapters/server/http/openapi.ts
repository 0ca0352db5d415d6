import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import type { Redirect } from '#adapters/wire/redirect.ts';
import type { Endpoint } from './endpoint.ts';
import { API_BASE, HEADERS } from '#adapters/wire/headers.ts';
import { problemSchema } from '#adapters/wire/problem.ts';
import { STAMPS } from './decode-request.ts';

type Json = Readonly<Record<string, unknown>>;

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request could not be read; the message names the field.',
  401: 'No session, an expired token, or a wrong password or code.',
  403: 'A missing right, or a write without its XSRF pair.',
  404: 'Missing, or outside the caller’s scope.',
  409: 'The state differs from what the caller expects.',
  422: 'Well-formed, but refused by a rule.',
  429: 'Too many attempts; Retry-After says how long to wait.',
  503: 'Busy; Retry-After says how long to wait.',
};

const schemaOf = (schema: $ZodType, io: 'input' | 'output'): Json => {
  const described = toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return Object.fromEntries(Object.entries(described).filter(([name]) => name !== '$schema'));
};

const problem = (status: number): Json => ({
  description: WORDS[status] ?? 'Refused.',
  ...((status === 429 || status === 503) && {
    headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } },
  }),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const COMMON_ERRORS = [400, 401, 403, 429] as const;

const FILE: Json = { type: 'string', format: 'binary' };

const answerOf = (endpoint: Endpoint): Json =>
  endpoint.file === 'download'
    ? Object.fromEntries(
        (endpoint.media ?? ['application/pdf']).map((type) => [type, { schema: FILE }]),
      )
    : {
        [endpoint.stream === true ? 'text/event-stream' : 'application/json']: {
          schema: schemaOf(endpoint.output, 'output'),
        },
      };

const bodyOf = (endpoint: Endpoint): Json | null => {
  if (endpoint.file === 'upload') {
    const form = { type: 'object', required: ['file'], properties: { file: FILE } };
    return { 'multipart/form-data': { schema: form } };
  }
  return endpoint.body === null
    ? null
    : { 'application/json': { schema: schemaOf(endpoint.body, 'input') } };
};

const responses = (endpoint: Endpoint): Json => {
  const statuses = [...new Set([...COMMON_ERRORS, ...endpoint.errors])].sort((a, b) => a - b);
  return {
    200: { description: 'Done.', content: answerOf(endpoint) },
    ...Object.fromEntries(statuses.map((status) => [status, problem(status)])),
    default: problem(500),
  };
};

const queryParameters = (query: $ZodType | null): readonly Json[] => {
  const own = query === null ? {} : schemaOf(query, 'input');
  const properties = (own['properties'] ?? {}) as Record<string, unknown>;
  const required = (own['required'] ?? []) as readonly string[];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const parameters = (endpoint: Endpoint): readonly Json[] => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...queryParameters(endpoint.query),
    ...STAMPS.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(endpoint.method === 'GET' || endpoint.access.kind === 'receiver'
      ? []
      : [{ $ref: '#/components/parameters/xsrf' }]),
    ...(endpoint.oncePerKey === true || endpoint.repeatable === 'byKey'
      ? [{ $ref: '#/components/parameters/idempotencyKey' }]
      : []),
  ];
};

const needsToken = (endpoint: Endpoint): boolean =>
  endpoint.access.kind !== 'open' && endpoint.access.kind !== 'cookie';

const operation = (endpoint: Endpoint): Json => ({
  operationId: endpoint.operationId,
  summary: endpoint.summary,
  'x-access': endpoint.access,
  security: needsToken(endpoint)
    ? [endpoint.access.kind === 'receiver' ? { receiverKey: [] } : { bearer: [] }]
    : [],
  parameters: parameters(endpoint),
  ...(bodyOf(endpoint) !== null && {
    requestBody: { required: true, content: bodyOf(endpoint) },
  }),
  responses: responses(endpoint),
});

const redirection = (declared: Redirect): Json => ({
  operationId: declared.operationId,
  summary: declared.summary,
  'x-access': declared.access,
  security: [],
  parameters: queryParameters(declared.query),
  responses: {
    302: {
      description: 'Always: where the browser goes next.',
      headers: { Location: { schema: { type: 'string' } } },
    },
  },
});

const stampParameters = (): Json =>
  Object.fromEntries(
    STAMPS.map((name) => [
      name,
      { name, in: 'query', required: false, schema: { type: 'string' }, description: 'Stamp.' },
    ]),
  );

const components = (): Json => ({
  schemas: { Problem: schemaOf(problemSchema, 'output') },
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer' },
    receiverKey: { type: 'http', scheme: 'bearer', description: 'The key of a receiver.' },
  },
  parameters: {
    ...stampParameters(),
    xsrf: {
      name: HEADERS.xsrf,
      in: 'header',
      required: true,
      schema: { type: 'string' },
      description: 'Repeats the XSRF-Token cookie.',
    },
    idempotencyKey: {
      name: HEADERS.idempotencyKey,
      in: 'header',
      required: false,
      schema: { type: 'string', minLength: 8, maxLength: 64 },
      description:
        'Created once per form: for 24 hours, a repeat gets the first answer; a different body gets 422; a repeat while the first is still running gets 409 with Retry-After.',
    },
  },
});

/** Builds the OpenAPI 3.1 document from the same table that serves the API. */
export const openApiDocument = (
  endpoints: readonly Endpoint[],
  redirects: readonly Redirect[],
  version: string,
): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[`/${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  for (const declared of redirects) paths[`/${declared.path}`] = { get: redirection(declared) };
  return {
    openapi: '3.1.0',
    info: { title: 'Alarm monitoring portal', version },
    servers: [{ url: API_BASE }],
    paths,
    components: components(),
  };
};
