import type { ColorMode } from './color-mode.rule.ts';

/** The theme of the page, now and when it is next opened, before the person is known. */
export interface ColorModePage {
  /** Returns the theme set in this browser. Null follows the system. */
  shown(): ColorMode | null;
  /** Shows a theme now and when the page is next opened. Null follows the system again. */
  show(mode: ColorMode | null): void;
}
