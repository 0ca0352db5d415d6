/** The two themes. */
export const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Reads a stored value. Any other value counts as no choice. */
export const readColorMode = (value: unknown): ColorMode | null =>
  COLOR_MODES.find((mode) => mode === value) ?? null;

/** The stored themes at the time a person signs in. */
export interface ColorModeTraces {
  /** The person's own choice in this browser. */
  readonly own: ColorMode | null;
  /** The theme set in this browser so far. Null follows the system. */
  readonly shown: ColorMode | null;
  /** The choice of the previous person in this browser, if it was a different person. */
  readonly former: ColorMode | null;
}

/**
 * Returns the theme for a person who signs in: their own choice, otherwise what they chose at the sign-in form, otherwise
 * null for the system's theme. It is never the theme of the previous person.
 */
export const arrivingColorMode = ({ own, shown, former }: ColorModeTraces): ColorMode | null => {
  if (own !== null) return own;
  return shown === former ? null : shown;
};
