import type { ClassicWindows } from '#core/classic/classic-windows.port.ts';
import { classicAddress } from './browser-classic-redirect.ts';

interface OpenedWindow {
  opener: unknown;
  readonly closed: boolean;
  readonly location: { replace(url: string): void };
  close(): void;
}

interface Opener {
  open(url: string, target: string): OpenedWindow | null;
  readonly location: Pick<Location, 'href'>;
}

/** Opens an empty window during the click and clears the window's `opener` before any address is loaded (SECURITY.md §2.15). */
export const browserClassicWindows = (
  classicUrl: string,
  opener: Opener = window,
): ClassicWindows => ({
  open: () => {
    const opened = opener.open('about:blank', '_blank');
    // When pop-ups are blocked, some browsers return a closed window instead of null.
    if (opened === null || opened.closed) return null;
    opened.opener = null;
    return {
      enter: (key) =>
        opened.location.replace(classicAddress(classicUrl, key, opener.location.href)),
      close: () => opened.close(),
    };
  },
});
