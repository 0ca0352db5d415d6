import type { ColorModePage } from '#core/preferences/color-mode-page.port.ts';
import type { ColorMode } from '#core/preferences/color-mode.rule.ts';

/** A page that only remembers what it was told. */
export class MemoryColorModePage implements ColorModePage {
  #told: ColorMode | null;

  constructor(told: ColorMode | null = null) {
    this.#told = told;
  }

  told(): ColorMode | null {
    return this.#told;
  }

  show(mode: ColorMode | null): void {
    this.#told = mode;
  }
}
