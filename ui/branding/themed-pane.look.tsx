import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';
import { COLORS, type ColorPair } from '../kit/theme/colors.ts';

type Theme = 'light' | 'dark';
interface Tree {
  readonly [name: string]: ColorPair | Tree;
}

const isPair = (node: ColorPair | Tree): node is ColorPair => typeof node.light === 'string';

/** Returns the CSS variables of one theme, so that a part of a page can use a theme other than the page's. */
const variablesOf = (tree: Tree, theme: Theme, path: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([name, node]) =>
      isPair(node)
        ? { [`${path}-${name}`]: node[theme] }
        : variablesOf(node, theme, `${path}-${name}`),
    ),
  ) as Readonly<Record<string, string>>;

const LINES = ['default', 'subtle', 'control'] as const;

/** Returns styles that give a part of a page its own theme, whatever the page's theme. */
export const wearing = (theme: Theme) => ({
  ...variablesOf(COLORS, theme, '--p-colors'),
  // Border variables are resolved at the page root, so a nested theme must set them again.
  ...Object.fromEntries(
    LINES.map((line) => [`--p-borders-${line}`, `1px solid var(--p-colors-border-${line})`]),
  ),
  colorScheme: theme,
});

const Pane = styled('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    border: 'default',
    borderRadius: 'sm',
    background: 'bg.surface',
    color: 'fg.default',
    fontSize: '11px',
    lineHeight: '1.5',
    pointerEvents: 'none',
  },
  variants: { theme: { light: wearing('light'), dark: wearing('dark') } },
});

/** A small preview of a part of the portal in one theme, with the theme's real colors. `previewAccent` finds the pane by `data-pane`. */
export const ThemedPane = ({
  theme,
  label,
  children,
}: {
  readonly theme: Theme;
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <Pane theme={theme} data-pane={theme} role="img" aria-label={label}>
    {children}
  </Pane>
);
