import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isWithdrawn } from '#core/kernel/is-withdrawn.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';

/** The state of one load. After a failure without a text, the state stays `loading` (gating README). */
export type Loaded<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly value: T }
  | { readonly at: 'failed'; readonly text: string };

/** A background load while earlier data is shown. A failure does not open an error page. */
interface Quietly {
  readonly background: true;
}

/** A value loaded from the provider, with retry. Responses to superseded loads are ignored. */
export class Loadable<T> {
  state: Loaded<T>;
  readonly #read: (how?: Quietly) => Promise<Result<T, Failure>>;
  readonly #fallback: string;
  #turn = 0;

  constructor(parts: {
    read(how?: Quietly): Promise<Result<T, Failure>>;
    /** The initial value if already known, shown from the first render. */
    readonly atHand?: T | null;
    readonly fallback: string;
  }) {
    const { atHand = null } = parts;
    this.state = atHand === null ? { at: 'loading' } : { at: 'ready', value: atHand };
    this.#read = (how) => parts.read(how);
    this.#fallback = parts.fallback;
    makeAutoObservable(this, { state: observableRef });
  }

  /**
   * Loads or reloads the value. The current value stays until the new value arrives, or until the server reports that the
   * person may no longer see it. Resolves to the value that this load read; null if it failed.
   */
  async load(how?: Quietly): Promise<T | null> {
    const turn = ++this.#turn;
    if (this.state.at === 'failed') this.state = { at: 'loading' };
    const result = await this.#read(how);
    const read = result.ok ? result.value : null;
    if (turn !== this.#turn) return read;
    runInAction(() => {
      if (result.ok) {
        const isShown = this.state.at === 'ready' && this.state.value === result.value;
        if (!isShown) this.state = { at: 'ready', value: result.value };
      } else {
        const text = explain(result.error, this.#fallback, 'read');
        const keeps = this.state.at === 'ready' && !isWithdrawn(result.error);
        if (text !== null && !keeps) this.state = { at: 'failed', text };
      }
    });
    return read;
  }

  /** Loads the value. Called by a screen that has no other view model. */
  start(): void {
    void this.load();
  }

  /** Ensures that the response to a running load is ignored. */
  dispose(): void {
    this.#turn += 1;
  }
}
