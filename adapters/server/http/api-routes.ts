import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { parse } from 'zod/v4/core';
import type { $ZodType, output } from 'zod/v4/core';
import type { Document } from '#core/documents/document.ts';
import type { Caller, SessionCaller, WithCookies } from '#core/backend/caller.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import { ok, type Result } from '#core/kernel/result.ts';
import { API_BASE } from '#adapters/wire/headers.ts';
import type { Endpoint } from '#adapters/wire/endpoint.ts';
import { fileReplySchema } from '#adapters/wire/file.wire.ts';
import { applyCookies } from './apply-cookies.ts';
import type { Authenticator } from './authentication.ts';
import { BrowserPair } from './browser-pair.ts';
import { callerOf } from './caller-of.ts';
import { encodeReply } from './encode-reply.ts';
import { findSession } from './find-session.ts';
import { guardWrite } from './guard-write.ts';
import type { HttpOptions } from './http-options.ts';
import { sendProblem } from './problem-answer.ts';
import { readInput } from './read-input.ts';
import { readUpload, takeUploads } from './read-upload.ts';
import { refusalAnswer, type RefusalAnswer } from './refusal-answer.rule.ts';
import { sendDocument } from './send-document.ts';
import { apiCaching } from './security-headers.ts';

/** A decoded request: only what the schemas let through. */
export interface Asked<C extends Caller, Query, Body, Params> {
  readonly caller: C;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The active group the request names; not yet checked against the allowed ones. */
  readonly siteGroupNum: number | null;
  /** Raw refresh secret of this variant's cookie; only operations by cookie and sign-ins may read it. */
  readonly refreshSecret: string | null;
  /** Made by the client for a create; null when it sent none (SECURITY.md §2.17). */
  readonly idempotencyKey: string | null;
  /** The file of an upload; null for every other operation. */
  readonly document: Document | null;
}

type Out<T extends $ZodType | null> = T extends $ZodType ? output<T> : null;
type Handler<C extends Caller, Q, B, R, P> = (
  asked: Asked<C, Q, B, P>,
) => Promise<Result<WithCookies<R>, Refusal>>;

/** Wraps an answer that leaves every cookie alone. */
export const bare = <T>(result: Result<T, Refusal>): Result<WithCookies<T>, Refusal> =>
  result.ok ? ok({ value: result.value, cookies: {} }) : result;

/** Registers the operations of the wire table on one listener and remembers which it has seen. */
export class ApiRoutes {
  readonly #app: FastifyInstance;
  readonly #options: HttpOptions;
  readonly #authenticator: Authenticator;
  readonly #guard: ReturnType<typeof guardWrite>;
  readonly #served = new Set<string>();

  constructor(app: FastifyInstance, options: HttpOptions, authenticator: Authenticator) {
    this.#app = app;
    this.#options = options;
    this.#authenticator = authenticator;
    this.#guard = guardWrite(new BrowserPair(options));
  }

  /** An operation anyone, or the refresh cookie alone, may call. */
  open<Q extends $ZodType, B extends $ZodType, R extends $ZodType, P extends $ZodType>(
    endpoint: Endpoint<Q, B, R, P>,
    handler: Handler<Caller, Out<Q>, Out<B>, output<R>, output<P>>,
  ): void {
    if (endpoint.access.kind !== 'open' && endpoint.access.kind !== 'cookie') {
      throw new Error(`${endpoint.operationId} needs a session.`);
    }
    this.#register(
      endpoint,
      (request) => Promise.resolve(ok(callerOf(request, this.#options))),
      handler,
    );
  }

  /** An operation for a live session that its policy allows. */
  session<Q extends $ZodType, B extends $ZodType, R extends $ZodType, P extends $ZodType>(
    endpoint: Endpoint<Q, B, R, P>,
    handler: Handler<SessionCaller, Out<Q>, Out<B>, output<R>, output<P>>,
  ): void {
    const { access } = endpoint;
    if (access.kind === 'open' || access.kind === 'cookie') {
      throw new Error(`${endpoint.operationId} has no session to hand over.`);
    }
    const identify = async (request: FastifyRequest) => {
      const caller = callerOf(request, this.#options);
      const found = await findSession(request, caller, endpoint, this.#authenticator);
      return found.ok ? ok({ ...caller, session: found.value }) : found;
    };
    this.#register(endpoint, identify, handler);
  }

  /** Operations of the table nobody serves; the server does not start while there is one (SECURITY.md T3). */
  missing(endpoints: readonly Endpoint[]): readonly string[] {
    return endpoints.map((e) => e.operationId).filter((id) => !this.#served.has(id));
  }

  #register<
    C extends Caller,
    Q extends $ZodType,
    B extends $ZodType,
    R extends $ZodType,
    P extends $ZodType,
  >(
    endpoint: Endpoint<Q, B, R, P>,
    identify: (request: FastifyRequest) => Promise<Result<C, RefusalAnswer>>,
    handler: Handler<C, Out<Q>, Out<B>, output<R>, output<P>>,
  ): void {
    this.#served.add(endpoint.operationId);
    // Which kind of 401 it is, the authentication alone says; the session may have gone on under another id meanwhile.
    const refused = async (request: FastifyRequest, refusal: Refusal): Promise<RefusalAnswer> => {
      const again = refusal.kind === 'sessionOver' ? await identify(request) : null;
      return again === null || again.ok ? refusalAnswer(refusal) : again.error;
    };
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const who = await identify(request);
      if (!who.ok) return sendProblem(request, reply, who.error);
      const input = readInput<Out<Q>, Out<B>, output<P>>(endpoint, request, this.#options);
      if (!input.ok) return sendProblem(request, reply, refusalAnswer(input.error));
      const upload = endpoint.file === 'upload' ? await readUpload(request) : ok(null);
      if (!upload.ok) return sendProblem(request, reply, upload.error);
      const result = await handler({ ...input.value, document: upload.value, caller: who.value });
      if (!result.ok) return sendProblem(request, reply, await refused(request, result.error));
      applyCookies(reply, result.value.cookies, this.#options);
      const { value } = result.value;
      if (endpoint.file === 'download') return sendDocument(reply, parse(fileReplySchema, value));
      return reply
        .header('cache-control', apiCaching(endpoint.operationId))
        .type('application/json')
        .send(encodeReply(endpoint, value));
    };
    const route: RouteOptions = {
      method: endpoint.method,
      url: `${API_BASE}/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: {
        policy: endpoint.access,
        ...(endpoint.file === 'upload' && { takesDocument: true }),
      },
      ...(endpoint.method !== 'GET' && { onRequest: this.#guard }),
      handler: answer,
    };
    if (endpoint.file !== 'upload') {
      this.#app.route(route);
      return;
    }
    this.#app.register(async (scope) => {
      await takeUploads(scope);
      scope.route(route);
    });
  }
}
