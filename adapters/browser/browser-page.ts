import type { Observable, Subscription } from 'rxjs';
import type { PageReloader } from '#core/updates/update-source.port.ts';
import { mayReloadNow } from './reload-times.ts';

/** The parts of the browser window that `BrowserPage` uses. */
export interface PageHost extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly location: Pick<Location, 'reload'>;
}

/** Reloads the document, and makes the browser ask for confirmation before the user leaves a page with unsaved changes. */
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

  /**
   * Makes the browser ask for confirmation before the page is left while `dirty$` is true. The `beforeunload` listener is
   * removed while `dirty$` is false, because such a listener disables the back/forward cache.
   */
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
