import type { AccentSet, AccentTheme } from './accent-set.schema.ts';

/** The variables of the theme that an accent replaces, by the colours of a set. */
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

/** The whole page; named so closely that it holds wherever the page's own rules are moved to. */
const PAGE = { light: ':root:root', dark: ':root.dark' } as const;

/** A set as the rules of a sheet, for the whole page or for parts of it; colours alone stand in it, which the schema checked. */
export const accentCss = (
  set: AccentSet,
  where: { readonly light: string; readonly dark: string } = PAGE,
): string => rule(where.light, set.light) + rule(where.dark, set.dark);
