import type { Failure, Result, Answer } from './result.ts';
import type { IdSource } from './id-source.port.ts';

// A write without a clear response may have taken effect. A 409 can also mean that the first attempt is still running.
const mayHaveHappened = (failure: Failure): boolean =>
  failure.kind === 'refused' ? failure.status === 409 : failure.kind !== 'rateLimited';

/**
 * The idempotency key of one form (SECURITY.md §2.17). The same content keeps its key until its outcome is clear, so that
 * a repeat takes effect once. Changed content is a new attempt, which the server would refuse under the old key.
 */
export class AttemptKey {
  readonly #ids: IdSource;
  #held: { readonly content: string; readonly key: string } | null = null;

  constructor(ids: IdSource) {
    this.#ids = ids;
  }

  /** Returns the key for sending this content now. */
  for(content: unknown): string {
    const text = JSON.stringify(content);
    if (this.#held?.content !== text) this.#held = { content: text, key: this.#ids.next() };
    return this.#held.key;
  }

  /** Records the outcome. A clear success or failure ends the key. */
  settle(result: Result<unknown, Failure>): void {
    if (result.ok || !mayHaveHappened(result.error)) this.#held = null;
  }

  /** Sends this content under its key and records the outcome. */
  async send<T>(content: unknown, ask: (key: string) => Answer<T>): Answer<T> {
    const result = await ask(this.for(content));
    this.settle(result);
    return result;
  }
}
