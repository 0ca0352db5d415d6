/** Navigates from the app to the classic portal in the same window. */
export interface ClassicRedirect {
  enter(key: string): void;
}

/** Opens additional windows for the classic portal (SECURITY.md §2.15). */
export interface ClassicWindows {
  /** Opens an empty window; null if the browser blocked the window. Must be called inside the click handler. */
  open(): ClassicWindow | null;
}

/** An opened window that has not navigated yet. The window cannot access its opener. */
export interface ClassicWindow {
  enter(key: string): void;
  /** Closes the window. Called if no entry key could be obtained. */
  close(): void;
}
