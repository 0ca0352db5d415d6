export const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Reads a stored theme. Returns null for any value that is not a theme. */
export const readColorMode = (value: unknown): ColorMode | null =>
  COLOR_MODES.find((mode) => mode === value) ?? null;

/** The stored themes that decide which theme a person gets at sign-in. */
export interface ColorModeTraces {
  /** The person's own choice in this browser. Null when the person has made none. */
  readonly own: ColorMode | null;
  /** The theme set in this browser before sign-in. Null follows the system. */
  readonly shown: ColorMode | null;
  /** The theme of the previous person in this browser. Null if the previous person was the same. */
  readonly former: ColorMode | null;
}

/**
 * Returns the theme after a sign-in: the person's own choice, otherwise the choice at the sign-in form, otherwise null for
 * the system's theme. The theme of the previous person is never used.
 */
export const arrivingColorMode = ({ own, shown, former }: ColorModeTraces): ColorMode | null => {
  if (own !== null) return own;
  return shown === former ? null : shown;
};
