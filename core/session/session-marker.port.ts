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
