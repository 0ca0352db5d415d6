import type { Observable } from 'rxjs';

/** An event reported by the service worker. */
export type UpdateNews = 'found' | 'tookOver' | 'broken';

/** Controls the browser's service worker, which loads newer versions of the portal. */
export interface UpdateSource {
  /** The events of the service worker. Never completes or fails, and emits nothing if the browser does not support workers. */
  readonly news$: Observable<UpdateNews>;
  /** Starts the service worker after the page has loaded. A refusal by the browser is not an error. */
  start(): void;
  /** Asks the server for a newer version. A failed check is silent (spec §9). */
  check(): void;
  /** Returns true if the portal's server responds at all. The promise never rejects. */
  reachable(): Promise<boolean>;
  /**
   * Asks the newer version to serve all tabs; a `tookOver` event follows. May be called repeatedly. Returns `false` when
   * there is no newer version.
   */
  takeOver(): boolean;
}

/** Reloads the page, with a limit on automatic reloads. */
export interface PageReloader {
  /** Checks whether the page may reload itself now. A call that returns true counts as a reload (SECURITY.md §3 "at most 2 a minute"). */
  mayReload(): boolean;
  /** Reloads immediately, without asking about unsaved work. The caller has already asked the person. */
  reload(): void;
}

/** Reports whether the person can see the page. */
export interface Visibility {
  /** True while the person can see the page. Emits the current value on subscription. */
  readonly visible$: Observable<boolean>;
}
