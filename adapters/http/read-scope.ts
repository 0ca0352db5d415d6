import { EMPTY } from 'rxjs';
import type { $ZodType, output } from 'zod/v4/core';
import { isSafe, type ApiRequest } from '#core/gating/api-request.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { ApiClient } from './api-client.ts';

/** The stay of a person at one screen, for what it reads meanwhile; a screen that is shown again begins a new one. */
export class ReadScope {
  #stay = new AbortController();

  /** Of the stay that is now. */
  get signal(): AbortSignal {
    return this.#stay.signal;
  }

  /** The screen was left: what it asked for is taken back, held or under way. */
  end(): void {
    this.#stay.abort();
    this.#stay = new AbortController();
  }
}

/**
 * The client of one screen: its reads end as `aborted` with the stay (gating README "Leaving a screen"). Writes go on,
 * and so do files, which a person has asked for and may wait for elsewhere.
 */
export class ScopedClient extends ApiClient {
  readonly #client: ApiClient;
  readonly #scope: ReadScope;

  constructor(client: ApiClient, scope: ReadScope) {
    // Everything goes through the other client's pipeline, its faults included.
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
