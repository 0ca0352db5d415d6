import { Subject, type Observable, type Subscription } from 'rxjs';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { isSafe, type ApiRequest } from '#core/gating/api-request.ts';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import type { Arguments, CallOptions, OperationInput } from '#core/operations/gateway-of.ts';
import type { Operation } from '#core/operations/operation.ts';
import { fieldsOf } from '../wire/fields-of.ts';
import type { Route } from '../wire/routes-of.ts';
import type { Final, Handler, Part } from './stage.ts';

/** Options of a call. A call aborted through `signal` returns an empty result. */
type HttpOptions = CallOptions & { readonly signal?: AbortSignal };

/** A read that the server answered with 5xx while the user was waiting for the result (spec §8 "server-error page"). */
export interface Fault {
  readonly status: number;
  readonly message: string | null;
  /** The id by which support finds the request in the server's log. */
  readonly requestId?: string;
}

const texts = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

/** Sorts the fields of a call into path, query and body. Fields that the operation does not declare are dropped. */
const sort = (route: Route, input: Readonly<Record<string, unknown>>) => {
  const fields = fieldsOf(route);
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => name in input).map((name) => [name, input[name]]));
  return {
    path: route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(texts(input)[name] ?? ''),
    ),
    query: texts(pick(fields.query)),
    body: fields.body.length === 0 ? null : pick(fields.body),
  };
};

const faultOf = ({ kind: _, ...fault }: Extract<Failure, { kind: 'faulted' }>): Fault => fault;

/**
 * Returns true for operations that get a longer time limit, because the user can only wait for them: sign-in steps,
 * account recovery and the refresh.
 */
const isPatient = ({ repeatable, access }: Pick<Operation, 'repeatable' | 'access'>): boolean =>
  repeatable !== undefined && (repeatable === 'kept' || access.kind !== 'full');

/** Calls the API operations. A response that does not match its schema becomes a failure and never reaches the core. */
export class ApiClient {
  readonly #send: Handler<ApiRequest, Final | Part>;
  /** Creates idempotency keys for write requests. */
  readonly ids: IdSource;
  readonly #faults = new Subject<Fault>();
  readonly #forbidden = new Subject<void>();

  constructor(parts: {
    readonly pipeline: Handler<ApiRequest, Final | Part>;
    /** Creates the idempotency key of each call, so that the server executes a repeated request only once. */
    readonly ids: IdSource;
  }) {
    this.#send = parts.pipeline;
    this.ids = parts.ids;
  }

  /** Emits foreground reads that the server answered with 5xx. */
  readonly faults$: Observable<Fault> = this.#faults.asObservable();

  /** Emits when the server refuses a call because the user lacks a right (403 without a specific code). */
  readonly forbidden$: Observable<void> = this.#forbidden.asObservable();

  /** Calls an API operation. Never rejects; an aborted call returns an empty result. */
  call<O extends Operation>(
    route: Route<O>,
    ...[input, options]: Arguments<OperationInput<O>, HttpOptions>
  ): Promise<Result<z.output<O['output']>, Failure>> {
    const { upload, signal, onProgress, reportToken } = options ?? {};
    const operation: Operation = route.operation;
    const write = operation.codec?.write as ((meant: object) => object) | undefined;
    const given: object = input ?? {};
    const ownKey = operation.repeatable === 'byKey' ? this.ids.next() : undefined;
    const idempotencyKey = options?.idempotencyKey ?? ownKey;
    const request: ApiRequest = {
      method: route.method,
      ...sort(route, { ...(write?.(given) ?? given) }),
      background: options?.background ?? operation.background ?? false,
      ...(upload !== undefined && { upload }),
      ...(operation.file === 'download' && { wantsFile: true as const }),
      ...(onProgress !== undefined && { onProgress }),
      ...(reportToken !== undefined && { reportToken }),
      ...(operation.repeatable && { repeatable: true as const }),
      ...(isPatient(operation) && { patient: true as const }),
      ...(operation.unhurried && { unhurried: true as const }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    };
    return this.send<O['output']>(request, route.operation.output, signal);
  }

  /** Sends a request that is not an API operation and decodes its response. */
  send<R extends $ZodType>(
    request: ApiRequest,
    reply: R,
    signal?: AbortSignal,
  ): Promise<Result<z.output<R>, Failure>> {
    return new Promise((resolve, reject) => {
      let running: Subscription | null = null;
      let final: Final = { kind: 'failed', failure: { kind: 'empty', reason: 'aborted' } };
      const finish = () => {
        signal?.removeEventListener('abort', abort);
        resolve(this.#conclude(request, final, reply));
      };
      const abort = () => {
        running?.unsubscribe();
        finish();
      };
      if (signal?.aborted) {
        resolve(this.#conclude(request, final, reply));
        return;
      }
      signal?.addEventListener('abort', abort);
      running = this.#send(request).subscribe({
        next: (value) => {
          if (value.kind !== 'part') final = value;
        },
        complete: finish,
        error: reject,
      });
    });
  }

  #conclude<R extends $ZodType>(
    request: ApiRequest,
    final: Final,
    reply: R,
  ): Result<z.output<R>, Failure> {
    if (final.kind === 'done') {
      const read = z.safeParse(reply, final.body);
      return read.success ? ok(read.data) : err({ kind: 'unreadable' });
    }
    const { failure } = final;
    if (failure.kind === 'faulted' && isSafe(request.method) && !request.background)
      this.#faults.next(faultOf(failure));
    if (failure.kind === 'refused' && failure.status === 403 && failure.code === null)
      this.#forbidden.next();
    return err(failure);
  }
}
