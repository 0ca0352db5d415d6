import type { Observable } from 'rxjs';
import type { TabMessage } from './tab-message.schema.ts';

/** What this browser remembers between visits; nothing secret. */
export type Mark =
  | { readonly kind: 'none' }
  /** Somebody is signed in; the label tells one session from another among tabs. */
  | { readonly kind: 'signedIn'; readonly label: string }
  /** Somebody signed out and the server has not confirmed it yet. */
  | { readonly kind: 'signedOut' };

/** Keeps the mark; storage that is blocked, full or holds rubbish reads as `none` and never throws (SECURITY.md §3). */
export interface SessionMarker {
  read(): Mark;
  write(mark: Mark): void;
}

/** Lets one tab at a time renew the token. */
export interface RefreshLock {
  /** Runs the work when it is this tab's turn, after 5 s in any case; passes on what the work answers or throws. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Speaks to the other tabs of this browser; a tab never hears itself. */
export interface TabChannel {
  readonly messages$: Observable<TabMessage>;
  post(message: TabMessage): void;
}
