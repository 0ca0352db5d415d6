import {
  createSystem,
  defaultBaseConfig,
  type SystemConfig,
  type SystemContext,
} from '@chakra-ui/react';
import { COLORS, STATE_COLORS, type ColorPair } from './colors.ts';
import { FALLBACK_STACK, FAMILY } from './font.ts';
import { TEXT_STYLES } from './text-styles.ts';

interface ColorTree {
  readonly [name: string]: ColorPair | ColorTree;
}
interface TokenTree {
  [name: string]: { value: { base: string; _dark: string } } | TokenTree;
}

const isPair = (node: ColorPair | ColorTree): node is ColorPair => typeof node.light === 'string';

const toTokens = (tree: ColorTree): TokenTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      isPair(node) ? { value: { base: node.light, _dark: node.dark } } : toTokens(node),
    ]),
  );

const px = (value: number) => ({ value: `${value}px` });

const line = (color: string) => ({ value: `1px solid {colors.border.${color}}` });

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
        control: { value: { base: '0 1px 2px rgba(15,30,38,.06)', _dark: 'none' } },
        overlay: {
          value: {
            base: '0 4px 12px rgba(15,30,38,.10), 0 1px 3px rgba(15,30,38,.08)',
            _dark: '0 0 0 1px #2E404B, 0 4px 12px rgba(0,0,0,.4)',
          },
        },
        dialog: {
          value: {
            base: '0 16px 40px rgba(15,30,38,.18), 0 2px 8px rgba(15,30,38,.10)',
            _dark: '0 0 0 1px #34464F, 0 16px 40px rgba(0,0,0,.55)',
          },
        },
      },
    },
    textStyles: TEXT_STYLES,
  },
};

/**
 * Own tokens on Chakra's bare grammar: none of its default theme, which would cost the sign-in screen 25 kB.
 * Components carry their recipes with them, so a later screen adds nothing here.
 */
export const createPortalSystem = (...more: readonly SystemConfig[]): SystemContext =>
  createSystem(defaultBaseConfig, PORTAL, ...more);
