/** Leaves the app for the classic portal in the same window, which only the browser can do. */
export interface ClassicRedirect {
  enter(key: string): void;
}

/** Opens further windows for the classic portal, which only the browser can do (SECURITY.md §2.15). */
export interface ClassicWindows {
  /** Opens an empty window. Must be called inside the click handler. Returns null if the browser blocked the window. */
  open(): ClassicWindow | null;
}

/** An opened window without an address yet. It has no access to the window that opened it. */
export interface ClassicWindow {
  enter(key: string): void;
  /** Closes the window. Called if no key could be obtained. */
  close(): void;
}
