/** Leaves the app for the classic portal in the same window; only the browser can. */
export interface ClassicRedirect {
  enter(key: string): void;
}

/** Windows beside the app for the classic portal; only the browser can open them (SECURITY.md §2.15). */
export interface ClassicWindows {
  /** An empty window, opened within the press itself; null when the browser blocked it. */
  open(): ClassicWindow | null;
}

/** A window that was opened and has nowhere to go yet; it never learns who opened it. */
export interface ClassicWindow {
  enter(key: string): void;
  /** There is no key: it goes away again. */
  close(): void;
}
