import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';

/** Leads a classic dealer out of the app in the same window (spec §4.1 completion). */
export class HandOverViewModel {
  /** Why the portal could not be reached; null while it is being reached. */
  problem: string | null = null;
  readonly #enter: () => Promise<Result<void, Failure>>;
  #running = false;

  constructor(parts: { enterClassicPortal(): Promise<Result<void, Failure>> }) {
    this.#enter = () => parts.enterClassicPortal();
    makeAutoObservable(this);
  }

  /** What goes on, or that it does not: nothing says "Redirecting..." above an error. */
  get title(): string {
    return this.problem === null ? MESSAGES.redirecting : 'The classic portal did not open';
  }

  /** Asks for the one-time key and leaves; a second call while one runs asks for no second key. */
  async start(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.problem = null;
    const result = await this.#enter();
    this.#running = false;
    if (result.ok) return;
    runInAction(() => {
      this.problem = explain(result.error, MESSAGES.redirectClassic) ?? MESSAGES.redirectClassic;
    });
  }
}

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly handOver: HandOverViewModel;
  }
}
