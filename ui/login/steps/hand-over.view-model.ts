import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';

/** Sends a classic dealer from the app to the classic portal in the same window (spec §4.1 completion). */
export class HandOverViewModel {
  /** Why the classic portal could not be opened; null while it is opening. */
  problem: string | null = null;
  readonly #enter: () => Promise<Result<void, Failure>>;
  #running = false;

  constructor(parts: { enterClassicPortal(): Promise<Result<void, Failure>> }) {
    this.#enter = () => parts.enterClassicPortal();
    makeAutoObservable(this);
  }

  /** The title for the current state: "Redirecting..." or, after a failure, an error title. */
  get title(): string {
    return this.problem === null ? MESSAGES.redirecting : 'The classic portal did not open';
  }

  /** Requests a one-time key and leaves the app for the classic portal. A call during a running request does nothing. */
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
