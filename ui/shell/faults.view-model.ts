import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Observable, Subscription } from 'rxjs';

/** A read that failed on the server, with its status and message. */
export interface ServerFault {
  readonly status: number;
  readonly message: string | null;
  readonly requestId?: string;
}

/** The last failed read, which opens the server-error page (spec §8 Global). */
export class FaultsViewModel {
  latest: ServerFault | null = null;
  readonly #faults$: Observable<ServerFault>;
  #watch: Subscription | null = null;

  constructor(parts: { readonly faults$: Observable<ServerFault> }) {
    this.#faults$ = parts.faults$;
    makeAutoObservable(this, { latest: observableRef });
  }

  start(): void {
    this.#watch ??= this.#faults$.subscribe((fault) => {
      runInAction(() => {
        this.latest = fault;
      });
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** Clears the fault once its page is open. */
  clear(): void {
    this.latest = null;
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly faults: FaultsViewModel;
  }
}
