import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** A reading the server failed at, with its status and words. */
export interface ServerFault {
  readonly status: number;
  readonly message: string | null;
}

/** A stream of such failures, as far as this needs it. */
interface Faults {
  subscribe(listener: (fault: ServerFault) => void): { unsubscribe(): void };
}

/** The last failed reading, which opens the server-error page (spec §8 Global). */
export class FaultsViewModel {
  latest: ServerFault | null = null;
  readonly #faults$: Faults;
  #watch: { unsubscribe(): void } | null = null;

  constructor(parts: { readonly faults$: Faults }) {
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
