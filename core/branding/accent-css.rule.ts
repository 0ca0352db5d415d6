import type { AccentSet, AccentTheme } from './accent-set.schema.ts';

/** The theme variables that an accent replaces, by the colors of a set. */
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

/** Selectors for the whole page, specific enough to win wherever the page's own rules are moved. */
const PAGE = { light: ':root:root', dark: ':root.dark' } as const;

/** Returns a color set as CSS rules, for the whole page or for parts of it. The rules contain only colors, which the schema has checked. */
export const accentCss = (
  set: AccentSet,
  where: { readonly light: string; readonly dark: string } = PAGE,
): string => rule(where.light, set.light) + rule(where.dark, set.dark);
