import type { AccentSet, AccentTheme } from './accent-set.schema.ts';

/** CSS variable of the theme for each color of an accent. */
const VARIABLES: Readonly<Record<keyof AccentTheme, string>> = {
  solid: 'accent-solid',
  hover: 'accent-hover',
  fg: 'accent-fg',
  subtle: 'accent-subtle',
  border: 'accent-border',
  on: 'accent-on',
  ring: 'focus-ring',
  bar: 'data-bar',
};

const rule = (where: string, theme: AccentTheme): string => {
  const set = Object.entries(VARIABLES).map(
    ([color, name]) => `--p-colors-${name}:${theme[color as keyof AccentTheme]}`,
  );
  return `${where}{${set.join(';')}}`;
};

/** Selectors for the whole page, with a specificity that beats the page's own rules regardless of the order of the style sheets. */
const PAGE = { light: ':root:root', dark: ':root.dark' } as const;

/**
 * Returns accent colors as CSS rules, for the whole page or for parts of it. The rules contain only colors that the schema
 * has validated.
 */
export const accentCss = (
  set: AccentSet,
  where: { readonly light: string; readonly dark: string } = PAGE,
): string => rule(where.light, set.light) + rule(where.dark, set.dark);
