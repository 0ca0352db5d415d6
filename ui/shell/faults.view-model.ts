import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Observable, Subscription } from 'rxjs';

/** A reading the server failed at, with its status and words. */
export interface ServerFault {
  readonly status: number;
  readonly message: string | null;
  readonly requestId?: string;
}

/** The last failed reading, which opens the server-error page (spec §8 Global). */
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

  /** The page that shows it is open. */
  clear(): void {
    this.latest = null;
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly faults: FaultsViewModel;
  }
}
