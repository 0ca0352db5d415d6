import type { ColorMode } from '#core/preferences/color-mode.rule.ts';

/** The person's theme; what the page shows is asked of the page (ui/kit/use-color-mode.ts). */
export class ColorModeViewModel {
  readonly #choose: (mode: ColorMode) => void;

  constructor(parts: { choose(mode: ColorMode): void }) {
    this.#choose = (mode) => parts.choose(mode);
  }

  /** Shown at once, and whenever this person signs in here. */
  choose(mode: ColorMode): void {
    this.#choose(mode);
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly colorMode: ColorModeViewModel;
  }
}
