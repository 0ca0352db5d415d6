import type { ColorModePage } from '#core/preferences/color-mode-page.port.ts';
import type { ColorMode } from '#core/preferences/color-mode.rule.ts';

/** Stores the color mode in memory instead of on a page. */
export class MemoryColorModePage implements ColorModePage {
  #mode: ColorMode | null;

  constructor(mode: ColorMode | null = null) {
    this.#mode = mode;
  }

  shown(): ColorMode | null {
    return this.#mode;
  }

  show(mode: ColorMode | null): void {
    this.#mode = mode;
  }
}
