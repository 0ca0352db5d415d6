import type { ClassicWindows } from '#core/classic/classic-windows.port.ts';
import { classicAddress } from './browser-classic-redirect.ts';

/** What of the browser's window this needs. */
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

/** Opens an empty window within the press and takes away its way back to us before it goes anywhere (SECURITY.md §2.15). */
export const browserClassicWindows = (
  classicUrl: string,
  opener: Opener = window,
): ClassicWindows => ({
  open: () => {
    const opened = opener.open('about:blank', '_blank');
    // Some browsers answer a window that is closed already instead of none.
    if (opened === null || opened.closed) return null;
    opened.opener = null;
    return {
      enter: (key) =>
        opened.location.replace(classicAddress(classicUrl, key, opener.location.href)),
      close: () => opened.close(),
    };
  },
});
