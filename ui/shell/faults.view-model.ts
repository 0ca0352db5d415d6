import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Observable, Subscription } from 'rxjs';

/** A load that failed on the server, with status and message. */
export interface ServerFault {
  readonly status: number;
  readonly message: string | null;
  readonly requestId?: string;
}

/** The last load that failed on the server, which opens the server-error page (spec §8 Global). */
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

  /** Clears the fault after the server-error page has opened. */
  clear(): void {
    this.latest = null;
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly faults: FaultsViewModel;
  }
}
