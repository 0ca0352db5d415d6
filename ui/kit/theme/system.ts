import {
  createSystem,
  defaultBaseConfig,
  type SystemConfig,
  type SystemContext,
} from '@chakra-ui/react';
import { COLORS, STATE_COLORS, type ColorPair } from './colors.ts';
import { FALLBACK_STACK, FAMILY } from './font.ts';

const inThemes = (base: string, _dark: string) => ({ value: { base, _dark } });

interface ColorTree {
  readonly [name: string]: ColorPair | ColorTree;
}
interface TokenTree {
  [name: string]: ReturnType<typeof inThemes> | TokenTree;
}

const isPair = (node: ColorPair | ColorTree): node is ColorPair => typeof node.light === 'string';

const toTokens = (tree: ColorTree): TokenTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      isPair(node) ? inThemes(node.light, node.dark) : toTokens(node),
    ]),
  );

const px = (value: number) => ({ value: `${value}px` });

const line = (color: string) => ({ value: `1px solid {colors.border.${color}}` });

/** Returns a length that grows with the font size that the user has set in the browser, 16 px by default. */
const rem = (px: number): string => `${px / 16}rem`;

const textStyle = (size: number, line: number, weight: 400 | 600, letterSpacing?: string) => ({
  value: {
    fontSize: rem(size),
    lineHeight: rem(line),
    fontWeight: String(weight),
    ...(letterSpacing !== undefined && { letterSpacing }),
  },
});

/** The seven text sizes with their weights; a screen uses at most two weights (ui README §3). */
const TEXT_STYLES = {
  caption: textStyle(12, 16, 400),
  small: textStyle(13, 18, 400),
  body: textStyle(14, 20, 400),
  label: textStyle(14, 20, 600),
  form: textStyle(16, 24, 400),
  title: textStyle(20, 28, 600),
  /** The sign-in title on phones. */
  signInTitle: textStyle(24, 32, 600),
  figure: textStyle(28, 36, 600, '-0.01em'),
  clock: textStyle(40, 44, 600, '-0.02em'),
} as const;

const FONT_STACK = `'${FAMILY}', ${FALLBACK_STACK}`;

const PORTAL: SystemConfig = {
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'p',
  cssVarsRoot: ':root',
  theme: {
    tokens: {
      fonts: { body: { value: FONT_STACK } },
      spacing: {
        1: px(4),
        1.5: px(6),
        2: px(8),
        3: px(12),
        4: px(16),
        5: px(20),
        6: px(24),
        8: px(32),
        12: px(48),
        20: px(80),
      },
      borders: { default: line('default'), subtle: line('subtle'), control: line('control') },
      radii: { xs: px(2), sm: px(4), md: px(6), lg: px(8), full: px(9999) },
    },
    semanticTokens: {
      colors: toTokens({ ...COLORS, state: { ...STATE_COLORS } }),
      shadows: {
        control: inThemes('0 1px 2px rgba(15,30,38,.06)', 'none'),
        overlay: inThemes(
          '0 4px 12px rgba(15,30,38,.10), 0 1px 3px rgba(15,30,38,.08)',
          '0 0 0 1px #2E404B, 0 4px 12px rgba(0,0,0,.4)',
        ),
        dialog: inThemes(
          '0 16px 40px rgba(15,30,38,.18), 0 2px 8px rgba(15,30,38,.10)',
          '0 0 0 1px #34464F, 0 16px 40px rgba(0,0,0,.55)',
        ),
      },
    },
    textStyles: TEXT_STYLES,
  },
};

/** Creates the portal's design system from its own tokens. Chakra's default theme is left out to save 25 kB on the sign-in screen. */
export const createPortalSystem = (...more: readonly SystemConfig[]): SystemContext =>
  createSystem(defaultBaseConfig, PORTAL, ...more);
