import type { Observable } from 'rxjs';
import type { Branding } from '#core/branding/branding.schema.ts';

/** The looks of the session's dealer, one for the whole app. */
export class DealerViewModel {
  readonly #looks: Observable<Branding>;

  constructor(looks: Observable<Branding>) {
    this.#looks = looks;
  }

  /** Hands over the looks now and whenever they change; answers how to stop. */
  follow(show: (branding: Branding) => void): () => void {
    const watch = this.#looks.subscribe(show);
    return () => watch.unsubscribe();
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly dealer: DealerViewModel;
  }
}
