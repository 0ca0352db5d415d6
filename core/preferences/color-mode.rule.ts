/** The two themes. */
export const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Reads a kept value; anything else counts as no choice. */
export const readColorMode = (value: unknown): ColorMode | null =>
  COLOR_MODES.find((mode) => mode === value) ?? null;

/** What is known about themes when somebody arrives. */
export interface ColorModeTraces {
  /** This person's own choice in this browser. */
  readonly own: ColorMode | null;
  /** What the page was told to show until now; null follows the system. */
  readonly shown: ColorMode | null;
  /** The choice of the person who was here last, when that was somebody else. */
  readonly former: ColorMode | null;
}

/** The theme for somebody who arrives: their own, else what they chose at the sign-in form, else the system's; never what another left behind (null follows the system). */
export const arrivingColorMode = ({ own, shown, former }: ColorModeTraces): ColorMode | null => {
  if (own !== null) return own;
  return shown === former ? null : shown;
};
