/** Loads the page anew. */
export interface PageReloader {
  /** Whether the page may do so by itself now; asking counts as doing it (SECURITY.md §3 "at most 2 a minute"). */
  mayReload(): boolean;
  /** At once, without asking about unsaved work: the person was asked before. */
  reload(): void;
}
