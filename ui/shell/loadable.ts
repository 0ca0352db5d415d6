import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isWithdrawn } from '#core/kernel/is-withdrawn.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';

/** Where one reading stands; `empty` failures keep it loading, they have no words (gating README). */
export type Loaded<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly value: T }
  | { readonly at: 'failed'; readonly text: string };

/** By itself, while what was read before is shown: a failure leads nowhere. */
interface Quietly {
  readonly background: true;
}

/** One thing a screen reads from the provider, with retry, and the whole view model of a screen that does nothing else; answers of an earlier try count for nothing. */
export class Loadable<T> {
  state: Loaded<T>;
  readonly #read: (how?: Quietly) => Promise<Result<T, Failure>>;
  readonly #fallback: string;
  #turn = 0;

  constructor(parts: {
    read(how?: Quietly): Promise<Result<T, Failure>>;
    /** What the first reading is going to answer, when that is known already: it is shown from the first drawing on. */
    readonly atHand?: T | null;
    readonly fallback: string;
  }) {
    const { atHand = null } = parts;
    this.state = atHand === null ? { at: 'loading' } : { at: 'ready', value: atHand };
    this.#read = (how) => parts.read(how);
    this.#fallback = parts.fallback;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Reads, or reads again; what is shown already stays until the new answer is there, or says that it is no longer the reader's to see. */
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

  /** The screen whose only view model it is begins. */
  start(): void {
    void this.load();
  }

  /** Forgets a reading that is still on its way. */
  dispose(): void {
    this.#turn += 1;
  }
}
