import { Subject, type Observable, type Subscription } from 'rxjs';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Document } from '#core/documents/document.ts';
import { isSafe, type ApiRequest } from '#core/gating/api-request.ts';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import type { Endpoint } from '../wire/endpoint.ts';
import type { Final, Handler, Part } from './stage.ts';

/** A field of a path or a query: numbers and booleans are written as the text the wire wants. */
type Field<Text> =
  | Text
  | (string extends Text ? number : never)
  | (Text extends `${infer Value extends number | boolean}` ? Value : never);
type Fields<T extends $ZodType> = {
  readonly [K in keyof z.input<T>]: Field<z.input<T>[K]>;
};
/** Lists are sent as they are and never changed. */
type Lists<T> = {
  readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? readonly Item[] : T[K];
};

/** What an operation is told, in one object: the `{name}` segments of its path, its query and its body. */
export type Input<Q extends $ZodType, B extends $ZodType, P extends $ZodType> = Fields<P> &
  Fields<Q> &
  (unknown extends z.input<B> ? unknown : Lists<z.input<B>>);

/** How a call is sent, besides what it says. */
export interface CallOptions {
  /** Nobody waits for it: its failure opens no error page. */
  readonly background?: boolean;
  readonly idempotencyKey?: string;
  /** The file of an upload; stands in place of a body. */
  readonly upload?: Document;
  /** Hears how much of a download has come, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Of a mailed report. */
  readonly reportToken?: string;
  readonly signal?: AbortSignal;
}

/** Where nothing needs to be said, nothing is. */
type Arguments<I> = object extends I
  ? [input?: keyof I extends never ? Readonly<Record<string, never>> : I, options?: CallOptions]
  : [input: I, options?: CallOptions];

/** A read that the server failed to answer while a person waited for it (spec §8 "server-error page"). */
export interface Fault {
  readonly status: number;
  readonly message: string | null;
  /** By which support finds it in the log. */
  readonly requestId?: string;
}

const texts = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

const namesOf = (query: $ZodType): readonly string[] =>
  query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];

/** Sorts the fields of a call into path, query and body, as its declaration names them. */
const sort = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) => {
  const { path, query, body } = endpoint;
  const segments = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const rest = Object.entries(input).filter(([name]) => !segments.includes(name));
  const asked =
    body === null ? rest : rest.filter(([name]) => query !== null && namesOf(query).includes(name));
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(texts(input)[name] ?? ''),
    ),
    query: texts(Object.fromEntries(asked)),
    body: body === null ? null : Object.fromEntries(rest.filter((field) => !asked.includes(field))),
  };
};

const faultOf = ({ kind: _, ...fault }: Extract<Failure, { kind: 'faulted' }>): Fault => fault;

/** Steps, recoveries and the refresh: who is on the way in has nothing else to do than wait. */
const isPatient = ({ repeatable, access }: Pick<Endpoint, 'repeatable' | 'access'>): boolean =>
  repeatable !== undefined && (repeatable === 'kept' || access.kind !== 'full');

/** Calls operations of the wire table; a reply that its schema refuses is a failure and never reaches the core. */
export class ApiClient {
  readonly #send: Handler<ApiRequest, Final | Part>;
  /** Makes the keys of updates. */
  readonly ids: IdSource;
  readonly #faults = new Subject<Fault>();
  readonly #forbidden = new Subject<void>();

  constructor(parts: {
    readonly pipeline: Handler<ApiRequest, Final | Part>;
    /** One key a call, so that whoever delivers it twice, browser or program, is answered once. */
    readonly ids: IdSource;
  }) {
    this.#send = parts.pipeline;
    this.ids = parts.ids;
  }

  /** Reads of a person answered with 5xx; background reads are left out. */
  readonly faults$: Observable<Fault> = this.#faults.asObservable();

  /** The server refused for want of a right (403 without a code of its own): what the portal offered was withdrawn meanwhile. */
  readonly forbidden$: Observable<void> = this.#forbidden.asObservable();

  /** Never rejects; an aborted call ends as empty. */
  call<Q extends $ZodType, B extends $ZodType, R extends $ZodType, P extends $ZodType>(
    endpoint: Endpoint<Q, B, R, P>,
    ...[input, options]: Arguments<Input<Q, B, P>>
  ): Promise<Result<z.output<R>, Failure>> {
    const { background = false, upload, signal, onProgress, reportToken } = options ?? {};
    const ownKey = endpoint.repeatable === 'byKey' ? this.ids.next() : undefined;
    const idempotencyKey = options?.idempotencyKey ?? ownKey;
    const request: ApiRequest = {
      method: endpoint.method,
      ...sort(endpoint, input ?? {}),
      background,
      ...(upload !== undefined && { upload }),
      ...(endpoint.file === 'download' && { wantsFile: true as const }),
      ...(onProgress !== undefined && { onProgress }),
      ...(reportToken !== undefined && { reportToken }),
      ...(endpoint.repeatable && { repeatable: true as const }),
      ...(isPatient(endpoint) && { patient: true as const }),
      ...(endpoint.unhurried && { unhurried: true as const }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    };
    return this.send(request, endpoint.reply, signal);
  }

  /** The operation as a function of what it says: a gateway method that only passes on. */
  operation<Q extends $ZodType, B extends $ZodType, R extends $ZodType, P extends $ZodType>(
    endpoint: Endpoint<Q, B, R, P>,
  ): (...said: Arguments<Input<Q, B, P>>) => Promise<Result<z.output<R>, Failure>> {
    return (...said) => this.call(endpoint, ...said);
  }

  /** Sends any request and decodes its answer; for what is no operation of the API. */
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
