import { EMPTY } from 'rxjs';
import type { $ZodType, output } from 'zod/v4/core';
import { isSafe, type ApiRequest } from '#core/gating/api-request.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { ApiClient } from './api-client.ts';

/** Provides an abort signal that lasts while the user stays on one screen. Returning to a screen starts a new signal. */
export class ReadScope {
  #stay = new AbortController();

  /** The abort signal of the current stay on the screen. */
  get signal(): AbortSignal {
    return this.#stay.signal;
  }

  /** Aborts the screen's reads, whether held or already sent. Called when the user leaves the screen. */
  end(): void {
    this.#stay.abort();
    this.#stay = new AbortController();
  }
}

/**
 * The API client of one screen. Reads end as `aborted` when the user leaves the screen (gating README "Leaving a screen").
 * Writes and downloads continue after the user leaves the screen.
 */
export class ScopedClient extends ApiClient {
  readonly #client: ApiClient;
  readonly #scope: ReadScope;

  constructor(client: ApiClient, scope: ReadScope) {
    // The inherited pipeline is unused, because all requests go through `client`.
    super({ pipeline: () => EMPTY, ids: client.ids });
    this.#client = client;
    this.#scope = scope;
  }

  override send<R extends $ZodType>(
    request: ApiRequest,
    reply: R,
    signal?: AbortSignal,
  ): Promise<Result<output<R>, Failure>> {
    const { signal: stay } = this.#scope;
    const ends = isSafe(request.method) && request.wantsFile !== true;
    const both = signal === undefined ? stay : AbortSignal.any([signal, stay]);
    return this.#client.send(request, reply, ends ? both : signal);
  }
}
