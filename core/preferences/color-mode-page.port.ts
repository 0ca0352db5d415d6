import type { ColorMode } from './color-mode.rule.ts';

/** What the page shows, and what it will show at the next visit before anything is known. */
export interface ColorModePage {
  /** What the page was told to show in this browser; null follows the system. */
  shown(): ColorMode | null;
  /** Shows a theme at once and at the next visit; null follows the system again. */
  show(mode: ColorMode | null): void;
}
