import type { Observable, Subscription } from 'rxjs';
import type { PageReloader } from '#core/updates/update-source.port.ts';
import { mayReloadNow } from './reload-times.ts';

/** What of the window this needs. */
export interface PageHost extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly location: Pick<Location, 'reload'>;
}

/** The document itself: loads it anew, and has the browser ask before a person leaves it with something unsaved. */
export class BrowserPage implements PageReloader {
  readonly #page: PageHost;
  readonly #mayReload: () => boolean;
  #meant = false;

  constructor(page: PageHost = window, mayReload: () => boolean = () => mayReloadNow()) {
    this.#page = page;
    this.#mayReload = mayReload;
  }

  mayReload(): boolean {
    return this.#mayReload();
  }

  reload(): void {
    this.#meant = true;
    this.#page.location.reload();
  }

  /** As long as something is unsaved the browser asks before the page is left; only then, since the listener costs the back/forward cache. */
  guard(dirty$: Observable<boolean>): Subscription {
    const ask = (event: Event): void => {
      if (!this.#meant) event.preventDefault();
    };
    const watch = dirty$.subscribe((dirty) => {
      if (dirty) this.#page.addEventListener('beforeunload', ask);
      else this.#page.removeEventListener('beforeunload', ask);
    });
    watch.add(() => this.#page.removeEventListener('beforeunload', ask));
    return watch;
  }
}
