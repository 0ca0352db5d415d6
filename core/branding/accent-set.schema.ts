import * as z from 'zod/mini';

const color = z.string().check(z.regex(/^#[0-9A-F]{6}$/));

/** The accent colors of one theme, which replace the theme's default colors together (ui README §14). */
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

/** The accent colors of both themes, derived and validated by the server. */
export const accentSetSchema = z.object({ light: accentThemeSchema, dark: accentThemeSchema });
export type AccentSet = z.infer<typeof accentSetSchema>;
