import * as z from 'zod/mini';

const color = z.string().check(z.regex(/^#[0-9A-F]{6}$/));

/** The colors of one theme that a dealer's accent replaces as one set (ui README §14). */
const accentThemeSchema = z.object({
  solid: color,
  hover: color,
  fg: color,
  subtle: color,
  border: color,
  on: color,
  ring: color,
  bar: color,
});
export type AccentTheme = z.infer<typeof accentThemeSchema>;

/** The colors of both themes, derived and checked by the server. */
export const accentSetSchema = z.object({ light: accentThemeSchema, dark: accentThemeSchema });
export type AccentSet = z.infer<typeof accentSetSchema>;
