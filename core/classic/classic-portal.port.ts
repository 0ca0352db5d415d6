import type { Answer } from '../kernel/result.ts';

/** The way into the older dealer portal: a key that opens it once, so that no password travels there (spec §4.1 completion, §7.2 rw3k/key). */
export interface ClassicGateway {
  /** Creates a one-time key; with `deleteSession` our own session ends with it. */
  createKey(input: {
    readonly deleteSession: boolean;
    readonly userRequested: boolean;
  }): Answer<string>;
}

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
