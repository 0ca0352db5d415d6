import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isWithdrawn } from '#core/kernel/is-withdrawn.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';

/** The state of one read. `empty` failures have no text and stay in the loading state (gating README). */
export type Loaded<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly value: T }
  | { readonly at: 'failed'; readonly text: string };

/** A read without a user action while earlier data is shown. Its failure does not open an error page. */
interface Quietly {
  readonly background: true;
}

/**
 * One value a screen loads from the provider, with retry. It can be the whole view model of a screen. Responses to earlier
 * attempts are ignored.
 */
export class Loadable<T> {
  state: Loaded<T>;
  readonly #read: (how?: Quietly) => Promise<Result<T, Failure>>;
  readonly #fallback: string;
  #turn = 0;

  constructor(parts: {
    read(how?: Quietly): Promise<Result<T, Failure>>;
    /** The value of the first read if it is already known; it is shown from the first render on. */
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
   * Loads or reloads the value. The current value stays until the new one arrives, or until the server reports that the
   * person may no longer see it.
   */
  async load(how?: Quietly): Promise<void> {
    const turn = ++this.#turn;
    if (this.state.at === 'failed') this.state = { at: 'loading' };
    const result = await this.#read(how);
    if (turn !== this.#turn) return;
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
  }

  /** Loads the value when this is the only view model of a screen. */
  start(): void {
    void this.load();
  }

  /** Ignores the response of a read still in progress. */
  dispose(): void {
    this.#turn += 1;
  }
}
