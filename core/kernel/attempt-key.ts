import type { Failure, Result, Answer } from './result.ts';
import type { IdSource } from './id-source.port.ts';

// Returns true if a failed write may have taken effect. A 409 can mean that the first attempt of the write is still running.
const mayHaveHappened = (failure: Failure): boolean =>
  failure.kind === 'refused' ? failure.status === 409 : failure.kind !== 'rateLimited';

/**
 * Manages the idempotency key of one form (SECURITY.md §2.17). The same content keeps its key until the outcome is known,
 * so that a repeated request takes effect only once. Changed content gets a new key.
 */
export class AttemptKey {
  readonly #ids: IdSource;
  #held: { readonly content: string; readonly key: string } | null = null;
  /** The key sent last, which is the id of what it created; null before the first. */
  last: string | null = null;

  constructor(ids: IdSource) {
    this.#ids = ids;
  }

  /** Returns the key for sending `content` now. */
  for(content: unknown): string {
    const text = JSON.stringify(content);
    if (this.#held?.content !== text) this.#held = { content: text, key: this.#ids.next() };
    this.last = this.#held.key;
    return this.last;
  }

  /** Records the outcome of an attempt. A definite success or failure discards the key. */
  settle(result: Result<unknown, Failure>): void {
    if (result.ok || !mayHaveHappened(result.error)) this.#held = null;
  }

  async send<T>(content: unknown, ask: (key: string) => Answer<T>): Answer<T> {
    const result = await ask(this.for(content));
    this.settle(result);
    return result;
  }
}
