import type { ColorMode } from './color-mode.rule.ts';

/** Reads and sets the theme of the page, which also applies when the page is next opened, before sign-in. */
export interface ColorModePage {
  /** Returns the theme set in this browser. Null means that the page follows the system. */
  shown(): ColorMode | null;
  /** Applies a theme now and when the page is next opened. Null follows the system. */
  show(mode: ColorMode | null): void;
}
