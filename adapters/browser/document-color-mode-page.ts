import type { ColorModePage } from '#core/preferences/color-mode-page.port.ts';
import { readColorMode, type ColorMode } from '#core/preferences/color-mode.rule.ts';

/** localStorage key of the color mode. The page's first script uses the same key. */
const KEY = 'color-mode';

/**
 * Applies the color mode as classes of the root element and stores it in localStorage. When storage is blocked, the mode
 * is lost at a reload.
 */
export class DocumentColorModePage implements ColorModePage {
  shown(): ColorMode | null {
    try {
      return readColorMode(localStorage.getItem(KEY));
    } catch {
      // Storage is blocked, so no color mode can be stored.
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
