import type { Failure, Result, Answer } from './result.ts';
import type { IdSource } from './id-source.port.ts';

// A write without a clear answer may have happened; 409 also says that the first try still runs.
const mayHaveHappened = (failure: Failure): boolean =>
  failure.kind === 'refused' ? failure.status === 409 : failure.kind !== 'rateLimited';

/**
 * The idempotency key of one form (SECURITY.md §2.17): the same content keeps its key until its outcome is clear, so
 * that a repeat happens once; changed content is another attempt, which an old key would have refused.
 */
export class AttemptKey {
  readonly #ids: IdSource;
  #held: { readonly content: string; readonly key: string } | null = null;

  constructor(ids: IdSource) {
    this.#ids = ids;
  }

  /** The key for sending this content now. */
  for(content: unknown): string {
    const text = JSON.stringify(content);
    if (this.#held?.content !== text) this.#held = { content: text, key: this.#ids.next() };
    return this.#held.key;
  }

  /** Notes what came of it; a clear yes or no ends the key. */
  settle(result: Result<unknown, Failure>): void {
    if (result.ok || !mayHaveHappened(result.error)) this.#held = null;
  }

  /** Sends this content under its key, and notes what came of it. */
  async send<T>(content: unknown, ask: (key: string) => Answer<T>): Answer<T> {
    const result = await ask(this.for(content));
    this.settle(result);
    return result;
  }
}
