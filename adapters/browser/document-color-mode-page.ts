import type { ColorModePage } from '#core/preferences/color-mode-page.port.ts';
import { readColorMode, type ColorMode } from '#core/preferences/color-mode.rule.ts';

/** Read by the page's first script before anything is painted. */
const KEY = 'color-mode';

/** The classes of the root element and a key in localStorage; where storage is blocked a theme lasts as long as the page. */
export class DocumentColorModePage implements ColorModePage {
  shown(): ColorMode | null {
    try {
      return readColorMode(localStorage.getItem(KEY));
    } catch {
      // Blocked storage was told nothing.
      return null;
    }
  }

  show(mode: ColorMode | null): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const shown = mode ?? (dark ? 'dark' : 'light');
    const { classList } = document.documentElement;
    classList.toggle('dark', shown === 'dark');
    classList.toggle('light', shown === 'light');
    try {
      if (mode === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, mode);
    } catch (refusal) {
      console.info('The theme is not remembered', refusal);
    }
  }
}
