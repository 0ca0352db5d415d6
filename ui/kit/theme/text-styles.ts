const style = (size: number, line: number, weight: 400 | 600, letterSpacing?: string) => ({
  value: {
    fontSize: `${size}px`,
    lineHeight: `${line}px`,
    fontWeight: String(weight),
    ...(letterSpacing !== undefined && { letterSpacing }),
  },
});

/** The seven sizes of type, with their weight; two weights on a screen (ui README §3). */
export const TEXT_STYLES = {
  caption: style(12, 16, 400),
  small: style(13, 18, 400),
  body: style(14, 20, 400),
  label: style(14, 20, 600),
  form: style(16, 24, 400),
  title: style(20, 28, 600),
  /** The sign-in title on phones. */
  signInTitle: style(24, 32, 600),
  figure: style(28, 36, 600, '-0.01em'),
  clock: style(40, 44, 600, '-0.02em'),
} as const;
