import { EMPTY } from 'rxjs';
import type { $ZodType, output } from 'zod/v4/core';
import { isSafe, type ApiRequest } from '#core/gating/api-request.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { ApiClient } from './api-client.ts';

/** The period in which the user stays on one screen, for the reads of that screen. A screen that is shown again starts a new period. */
export class ReadScope {
  #stay = new AbortController();

  /** The signal of the current period. */
  get signal(): AbortSignal {
    return this.#stay.signal;
  }

  /** Aborts the reads of the screen, whether held or already sent, when the user leaves it. */
  end(): void {
    this.#stay.abort();
    this.#stay = new AbortController();
  }
}

/**
 * The API client of one screen. Its reads end as `aborted` when the user leaves the screen (gating README "Leaving a
 * screen"). Writes continue, and so do downloads, which the user may await elsewhere.
 */
export class ScopedClient extends ApiClient {
  readonly #client: ApiClient;
  readonly #scope: ReadScope;

  constructor(client: ApiClient, scope: ReadScope) {
    // All requests go through the pipeline of the other client, which also reports their faults.
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
