import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type Caller, WithCookies } from '#core/backend/caller.ts';
import type { LiveStream } from '#core/backend/live/live-streams.port.ts';
import { NOT_FOUND, type Refusal } from '#core/backend/refusal.ts';
import type { Activity } from '#core/backend/session/authenticate.use-case.ts';
import type { Document, DocumentInParts } from '#core/documents/document.ts';
import { ok, type Result } from '#core/kernel/result.ts';
import type { Api, Operation } from '#core/operations/operation.ts';
import { API_BASE } from '#adapters/wire/headers.ts';
import type { Route, Routes } from '#adapters/wire/routes-of.ts';
import { endpointOf, type Endpoint } from './endpoint.ts';
import { endOfTurn } from '../clock/end-of-turn.ts';
import { applyCookies } from './apply-cookies.ts';
import { BrowserPair } from './browser-pair.ts';
import { callOf } from './call-of.ts';
import { callerOf } from './caller-of.ts';
import { encodeReply } from './encode-reply.ts';
import { findReceiver, findSession, type Authenticator, type TurnedAway } from './find-session.ts';
import { guardWrite } from './guard-write.ts';
import type { HttpOptions } from './http-options.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { sendProblem } from './problem-answer.ts';
import { readInput } from './read-input.ts';
import { readUpload, takeUploads } from './read-upload.ts';
import { refusalAnswer, type RefusalAnswer } from './refusal-answer.rule.ts';
import { sendDocument } from './send-document.ts';
import { sendJson } from './send-json.ts';
import { sendStream } from './send-stream.ts';
import { apiCaching } from './security-headers.ts';
import type { UseCase, UseCases } from './use-case.ts';

type Identify = (request: FastifyRequest) => Promise<Result<Caller, TurnedAway>>;
type AnyUseCase = (caller: Caller, input: object) => Promise<Result<unknown, Refusal>>;

const withCookies = (answer: unknown): WithCookies<unknown> =>
  answer instanceof WithCookies ? answer : new WithCookies(answer, {});

const isDocument = (value: unknown): value is Document | DocumentInParts =>
  typeof value === 'object' && value !== null && ('bytes' in value || 'parts' in value);

const isStream = (value: unknown): value is LiveStream =>
  typeof value === 'object' && value !== null && 'begin' in value;

/** Returns the document from a use case. Throws for any other value, because returning one is a server error. */
const documentOf = (endpoint: Endpoint, value: unknown): Document | DocumentInParts => {
  if (isDocument(value)) return value;
  throw new Error(`${endpoint.operationId} answered no file`);
};

/** Returns the stream from a use case. Throws for any other value, because returning one is a server error. */
const streamOf = (endpoint: Endpoint, value: unknown): LiveStream => {
  if (isStream(value)) return value;
  throw new Error(`${endpoint.operationId} answered no stream`);
};

const turnAway = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, record }: TurnedAway,
): Promise<FastifyReply> => {
  await record?.();
  return sendProblem(request, reply, answer);
};

/** Maximum size in bytes of the few request bodies that may be large. */
const ROOMY_BODY = 1000000;

/** Registers the API operations on one listener and remembers which ones are registered. */
export class ApiRoutes {
  readonly #app: FastifyInstance;
  readonly #options: HttpOptions;
  readonly #authenticator: Authenticator;
  readonly #guard: ReturnType<typeof guardWrite>;
  readonly #served = new Set<string>();
  readonly #deliveries = new OneAtATime();

  constructor(app: FastifyInstance, options: HttpOptions, authenticator: Authenticator) {
    this.#app = app;
    this.#options = options;
    this.#authenticator = authenticator;
    this.#guard = guardWrite(new BrowserPair(options));
    app.decorateRequest('activity', null);
    app.addHook('onResponse', (request, _reply, done) => {
      if (request.activity !== null) this.#noteActivity(request.id, request.activity);
      done();
    });
  }

  /** Records session activity after the response has been sent. A failed recording shortens the session's idle time by at most a minute. */
  #noteActivity(requestId: string, activity: Activity): void {
    this.#authenticator.noteActivity(activity).catch((cause: unknown) => {
      this.#options.log.error('activity not noted', { requestId, problem: String(cause) });
    });
  }

  /** Registers an operation with its use case. */
  serve<O extends Operation>(route: Route<O>, useCase: UseCase<O>): void {
    const endpoint = endpointOf(route);
    // The types of `serve` ensure that `identify` and `readInput` produce the input of this use case.
    this.#register(endpoint, this.#identify(endpoint), useCase as unknown as AnyUseCase);
  }

  /** Registers each operation of a slice with the use case of the same name. */
  serveAll<A extends Api>(routes: Routes<A>, useCases: UseCases<A>): void {
    for (const route of Object.values<Route>(routes))
      this.serve(route, useCases[route.operationId] as UseCase<Operation>);
  }

  /** Returns the ids of the operations that are not registered. The server refuses to start if the list is not empty (SECURITY.md T3). */
  missing(endpoints: readonly Endpoint[]): readonly string[] {
    return endpoints.map((e) => e.operationId).filter((id) => !this.#served.has(id));
  }

  /** Returns the function that authenticates the caller as the access policy requires. The function runs before the request is decoded. */
  #identify(endpoint: Endpoint): Identify {
    const { access } = endpoint;
    if (access.kind === 'open' || access.kind === 'cookie')
      return (request) => Promise.resolve(ok(callerOf(request, this.#options)));
    if (access.kind === 'receiver')
      return async (request) => {
        const found = await findReceiver(request, access.purposes, this.#authenticator);
        return found.ok
          ? ok({ ...callerOf(request, this.#options), receiver: found.value })
          : found;
      };
    return async (request) => {
      const caller = callerOf(request, this.#options);
      const found = await findSession(request, caller, endpoint, this.#authenticator);
      return found.ok ? ok({ ...caller, session: found.value }) : found;
    };
  }

  /**
   * Returns the stored response of a repeat, otherwise runs the call. A repeat waits for a delivery that still runs, so that
   * the call takes effect once.
   */
  async #deliver(
    caller: Caller,
    run: () => Promise<Result<unknown, Refusal>>,
  ): Promise<Result<unknown, Refusal>> {
    const { browserId, call, variant } = caller;
    const deliver = async (): Promise<Result<unknown, Refusal>> => {
      const before = await this.#authenticator.repeat(caller);
      return before === null ? run() : ok(before);
    };
    return call === undefined
      ? deliver()
      : this.#deliveries.run(JSON.stringify([variant, browserId, call]), deliver);
  }

  #register(endpoint: Endpoint, identify: Identify, useCase: AnyUseCase): void {
    this.#served.add(endpoint.operationId);
    const caching = apiCaching(endpoint.operationId);
    // The session may have continued under another id since the first authentication. A second authentication tells which
    // kind of 401 applies.
    const refused = async (request: FastifyRequest, refusal: Refusal): Promise<RefusalAnswer> => {
      const again = refusal.kind === 'sessionOver' ? await identify(request) : null;
      return again === null || again.ok ? refusalAnswer(refusal) : again.error.answer;
    };
    const send = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { value, cookies }: WithCookies<unknown>,
    ): Promise<FastifyReply> => {
      await endOfTurn();
      applyCookies(reply, cookies, this.#options);
      if (endpoint.file === 'download') return sendDocument(reply, documentOf(endpoint, value));
      if (endpoint.stream === true) return sendStream(reply, streamOf(endpoint, value));
      return sendJson(request, reply, { body: encodeReply(endpoint, value), caching });
    };
    // A repeated sign-in step or recovery gets its earlier response, even if that step continued the session under another id.
    const outlives = endpoint.repeatable === 'kept';
    const repeats = outlives || endpoint.repeatable === 'byKey';
    const callFrom = (request: FastifyRequest, caller: Caller, input: object): Caller => {
      const call = repeats ? callOf(endpoint, request, caller, input) : null;
      return call === null ? caller : { ...caller, call };
    };
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const who = await identify(request);
      // A step with a kept response is not yet refused for an invalid token. An earlier delivery of the step may have
      // succeeded and ended the token.
      if (!who.ok && !outlives) return turnAway(request, reply, who.error);
      const input = readInput(endpoint, request, this.#options);
      if (!input.ok)
        return who.ok
          ? sendProblem(request, reply, refusalAnswer(input.error))
          : turnAway(request, reply, who.error);
      const caller = callFrom(
        request,
        who.ok ? who.value : callerOf(request, this.#options),
        input.value,
      );
      // Reads the whole upload before responding, because the client would see a broken connection if the response came earlier.
      const upload =
        who.ok && endpoint.file === 'upload'
          ? await readUpload(request, endpoint.fileBytes)
          : ok(null);
      if (!upload.ok) return sendProblem(request, reply, upload.error);
      const given =
        upload.value === null ? input.value : { ...input.value, document: upload.value };
      const result = await this.#deliver(caller, () =>
        // A caller who is not known gets at most a stored response; the reason is sent below.
        who.ok ? useCase(caller, given) : Promise.resolve(NOT_FOUND),
      );
      if (result.ok) return send(request, reply, withCookies(result.value));
      if (!who.ok) return turnAway(request, reply, who.error);
      // The first delivery may have succeeded on another server while this repeat was running.
      const meanwhile = await this.#authenticator.repeat(caller);
      if (meanwhile !== null) return send(request, reply, meanwhile);
      return sendProblem(request, reply, await refused(request, result.error));
    };
    const route: RouteOptions = {
      method: endpoint.method,
      url: `${API_BASE}/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: {
        policy: endpoint.access,
        operation: endpoint.operationId,
        ...(endpoint.stream === true && { goesOn: true as const }),
        ...(endpoint.byMachines && { givesPair: false as const }),
        ...(endpoint.file === 'upload' && { takesDocument: true }),
      },
      // A receiver has no cookies and no XSRF token, because it authenticates with its key.
      ...(endpoint.method !== 'GET' &&
        endpoint.access.kind !== 'receiver' && { onRequest: this.#guard }),
      ...(endpoint.roomy === true && { bodyLimit: ROOMY_BODY }),
      ...(endpoint.stream === true && { exposeHeadRoute: false }),
      handler: answer,
    };
    if (endpoint.file !== 'upload') {
      this.#app.route(route);
      return;
    }
    this.#app.register(async (scope) => {
      await takeUploads(scope, endpoint.fileBytes);
      scope.route(route);
    });
  }
}
