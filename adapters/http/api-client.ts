import { Subject, type Observable, type Subscription } from 'rxjs';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Document } from '#core/documents/document.ts';
import { isSafe, type ApiRequest } from '#core/gating/api-request.ts';
import type { Failure } from '#core/kernel/failure.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import type { Endpoint } from '../wire/endpoint.ts';
import type { Final, Handler } from './stage.ts';

/** What a call says besides its operation. */
export interface CallInput<Q extends $ZodType, B extends $ZodType, P extends $ZodType> {
  readonly query?: z.input<Q>;
  readonly body?: z.input<B>;
  /** The file of an upload; stands in place of a body. */
  readonly upload?: Document;
  /** Values of the `{name}` segments of the path. */
  readonly params?: z.input<P>;
  readonly background?: boolean;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** A read that the server failed to answer while a person waited for it (spec §8 "server-error page"). */
export interface Fault {
  readonly status: number;
  readonly message: string | null;
}

const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

const texts = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

/** Calls operations of the wire table; a reply that its schema refuses is a failure and never reaches the core. */
export class ApiClient {
  readonly #send: Handler<ApiRequest, Final>;
  readonly #faults = new Subject<Fault>();

  constructor(parts: { readonly pipeline: Handler<ApiRequest, Final> }) {
    this.#send = parts.pipeline;
  }

  /** Reads of a person answered with 5xx; background reads are left out. */
  readonly faults$: Observable<Fault> = this.#faults.asObservable();

  /** Never rejects; an aborted call ends as empty. */
  call<Q extends $ZodType, B extends $ZodType, R extends $ZodType, P extends $ZodType>(
    endpoint: Endpoint<Q, B, R, P>,
    input: CallInput<Q, B, P> = {},
  ): Promise<Result<z.output<R>, Failure>> {
    const request: ApiRequest = {
      method: endpoint.method,
      path: fill(endpoint.path, texts(input.params)),
      query: texts(input.query),
      body: input.body ?? null,
      background: input.background ?? false,
      ...(input.upload !== undefined && { upload: input.upload }),
      ...(endpoint.file === 'download' && { wantsFile: true as const }),
      ...(input.idempotencyKey !== undefined && { idempotencyKey: input.idempotencyKey }),
    };
    return this.send(request, endpoint.reply, input.signal);
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
          final = value;
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
      this.#faults.next({ status: failure.status, message: failure.message });
    return err(failure);
  }
}
