import cookie from '@fastify/cookie';
import fastify, { errorCodes, type FastifyInstance } from 'fastify';
import { installAccessLog } from './access-log.ts';
import { ARRIVAL, installBodyDeadline } from './body-deadline.ts';
import { answerClientError, refuseUnread } from './client-error.ts';
import { installErrorHandler, type IsOverload } from './error-handler.ts';
import type { HttpOptions } from './http-options.ts';
import { isTooDeep } from './json-depth.rule.ts';
import { installLastAnswers } from './last-answers.ts';
import { installRequestEdge } from './request-edge.ts';
import { sendProblem } from './problem-answer.ts';
import { requestIdOf } from './request-id.ts';
import { UNREADABLE } from './refusal-answer.rule.ts';
import { baseHeaders, installBaseHeaders } from './security-headers.ts';

/** Maximum size of a request body in bytes, except for uploads. A larger body gets 413 (SECURITY.md §2.17). */
export const BODY_LIMIT = 64 * 1024;

const acceptJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    // A write without a body may still have a content type.
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else if (isTooDeep(body)) done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
      else void parse(request, body, done);
    },
  );
};

/** Creates a Fastify instance for one variant with everything that all routes share, but without routes. */
export const createListener = async (
  options: HttpOptions,
  isOverload: IsOverload,
): Promise<FastifyInstance> => {
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: ARRIVAL.document + 10000,
    keepAliveTimeout: 65000,
    connectionTimeout: 120000,
    // By default, Node enforces the header time limit only every 30 s.
    http: { headersTimeout: 15000, connectionsCheckingInterval: 1000, maxHeaderSize: 16 * 1024 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    requestIdHeader: false,
    genReqId: (raw) => requestIdOf(raw, options.proxies),
    // `Connections` has already answered and closed every connection at that point.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: false,
    clientErrorHandler: answerClientError(baseHeaders(options.production), options.log),
    // A URL that cannot be decoded reaches no hook and no route.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(baseHeaders(options.production));
      void sendProblem(request, reply, UNREADABLE);
    },
  });
  options.connections.watch(app.server, refuseUnread(baseHeaders(options.production), options.log));
  acceptJsonOnly(app);
  await app.register(cookie);
  installBaseHeaders(app, options.production);
  installRequestEdge(app, options);
  installBodyDeadline(app);
  installLastAnswers(app, options.connections);
  installAccessLog(app, options);
  installErrorHandler(app, options.log, isOverload);
  return app;
};
