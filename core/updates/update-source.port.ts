import type { Observable } from 'rxjs';

/** The reports of the service worker. */
export type UpdateNews = 'found' | 'tookOver' | 'broken';

/** The browser's service worker, which loads newer versions of the portal. */
export interface UpdateSource {
  /** Never ends and never fails. Emits nothing if the browser does not support workers. */
  readonly news$: Observable<UpdateNews>;
  /** Starts once the page has loaded. A refusal by the browser is not a failure. */
  start(): void;
  /** Checks the server for a newer version. A failed check is silent (spec §9). */
  check(): void;
  /** Returns whether the server of this portal responds at all. Never rejects. */
  reachable(): Promise<boolean>;
  /**
   * Asks the newer version to serve all tabs; `tookOver` follows. It may be called again. Returns `false` when there is no
   * newer version.
   */
  takeOver(): boolean;
}

/** Reloads the page. */
export interface PageReloader {
  /** Checks whether the page may reload itself now. The call counts as a reload (SECURITY.md §3 "at most 2 a minute"). */
  mayReload(): boolean;
  /** Reloads at once, without asking about unsaved work, because the person was asked before. */
  reload(): void;
}

/** Reports whether the person can see the page. */
export interface Visibility {
  /** Replays the current value. */
  readonly visible$: Observable<boolean>;
}
