import type { ClassicWindow, ClassicWindows } from '#core/classic/classic-portal.port.ts';
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
export class BrowserClassicWindows implements ClassicWindows {
  readonly #classicUrl: string;
  readonly #opener: Opener;

  constructor(classicUrl: string, opener: Opener = window) {
    this.#classicUrl = classicUrl;
    this.#opener = opener;
  }

  open(): ClassicWindow | null {
    const opened = this.#opener.open('about:blank', '_blank');
    // Some browsers answer a window that is closed already instead of none.
    if (opened === null || opened.closed) return null;
    opened.opener = null;
    return {
      enter: (key) => {
        const address = classicAddress(this.#classicUrl, key, this.#opener.location.href);
        opened.location.replace(address);
      },
      close: () => opened.close(),
    };
  }
}
