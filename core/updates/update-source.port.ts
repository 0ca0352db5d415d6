import type { Observable } from 'rxjs';

/** What the worker behind the page reports. */
export type UpdateNews = 'found' | 'tookOver' | 'broken';

/** The part of the browser that brings newer versions of the portal. */
export interface UpdateSource {
  /** Never ends, never fails; nothing where the browser knows no workers. */
  readonly news$: Observable<UpdateNews>;
  /** Begins once the page has loaded; a browser that refuses is no failure. */
  start(): void;
  /** Asks the server for a newer version; a failed check is silent (spec §9). */
  check(): void;
  /** Whether the server that serves this portal answers at all; never rejects. */
  reachable(): Promise<boolean>;
  /** Asks the newer version to serve all tabs, answered by `tookOver`; may be asked again. `false` when none is coming. */
  takeOver(): boolean;
}

/** Loads the page anew. */
export interface PageReloader {
  /** Whether the page may do so by itself now; asking counts as doing it (SECURITY.md §3 "at most 2 a minute"). */
  mayReload(): boolean;
  /** At once, without asking about unsaved work: the person was asked before. */
  reload(): void;
}

/** Whether the person can see the page. */
export interface Visibility {
  /** Replays the present answer. */
  readonly visible$: Observable<boolean>;
}
