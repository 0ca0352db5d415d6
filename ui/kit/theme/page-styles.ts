import type { SystemStyleObject } from '@chakra-ui/react';
import { COLORS, STATE_COLORS, STATES } from './colors.ts';
import { FALLBACK_STACK, FAMILY, FONT_URL } from './font.ts';
import { createPortalSystem } from './system.ts';

/** The font's ascent and descent in percent of its size. */
const ASCENT = 102.5;
const DESCENT = 27.5;

interface Fallback {
  readonly family: string;
  /** Names of installed fonts of equal width, and the width of Plex relative to them, in percent. */
  readonly regular: readonly [names: readonly string[], width: number];
  readonly bold: readonly [names: readonly string[], width: number];
}

/** Fallback fonts, of which every system has at least one: Windows, macOS and most Linux; Android; minimal Linux. */
const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Plex Arial',
    regular: [['Arial', 'Liberation Sans', 'Arimo'], 99.9],
    bold: [['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], 96.3],
  },
  {
    family: 'Plex Roboto',
    regular: [['Roboto', 'Roboto-Regular'], 100.8],
    bold: [['Roboto Bold', 'Roboto-Bold'], 102.6],
  },
  {
    family: 'Plex DejaVu',
    regular: [['DejaVu Sans'], 89.4],
    bold: [['DejaVu Sans Bold'], 82],
  },
];

const fallbackFace = (family: string, weight: string, [names, width]: Fallback['bold']): string => {
  const src = names.map((name) => `local('${name}')`).join();
  const ofItsOwnSize = (percent: number): string => `${((percent / width) * 100).toFixed(1)}%`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${src};size-adjust:${String(width)}%;ascent-override:${ofItsOwnSize(ASCENT)};descent-override:${ofItsOwnSize(DESCENT)};line-gap-override:0%}`;
};

/**
 * The font and its fallbacks. The font is downloaded only when a style uses it. The fallbacks have the font's metrics, so
 * that nothing moves when the font arrives.
 */
const FONT_FACES = [
  `@font-face{font-family:'${FAMILY}';font-style:normal;font-display:swap;font-weight:100 700;src:url(${FONT_URL}) format('woff2');unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD}`,
  ...FALLBACKS.flatMap(({ family, regular, bold }) => [
    fallbackFace(family, '400', regular),
    fallbackFace(family, '600 700', bold),
  ]),
].join('\n');

const token = (...path: readonly string[]): string => `--p-colors-${path.join('-')}`;

/** The user's own color for each group of tokens where the system forces colors, and for tokens that stand out of their group. */
const FORCED: Readonly<Record<string, string>> = {
  bg: 'Canvas',
  'bg.inverse': 'CanvasText',
  'fg.inverse': 'Canvas',
  'accent.solid': 'Highlight',
  'accent.hover': 'Highlight',
  'accent.on': 'HighlightText',
  'accent.fg': 'LinkText',
  'accent.subtle': 'Canvas',
  'focus.ring': 'Highlight',
  'brand.lintel': 'Highlight',
};

const GROUPS = Object.entries(COLORS).filter(([group]) => group !== 'artwork' && group !== 'scrim');

/**
 * Every token in the user's colors: the page opts out of the browser's replacement, which would drop fills, and with them
 * which option is selected and how long a bar is. `!important`, because a dealer's accent comes later.
 */
const FORCED_TOKENS: Record<string, string> = {};
for (const [group, names] of GROUPS)
  for (const name of Object.keys(names)) {
    const color = FORCED[`${group}.${name}`] ?? FORCED[group] ?? 'CanvasText';
    FORCED_TOKENS[token(group, name)] = `${color} !important`;
  }
for (const state of STATES)
  for (const name of Object.keys(STATE_COLORS[state])) {
    const color = name === 'subtle' || name === 'on' ? 'Canvas' : 'CanvasText';
    FORCED_TOKENS[token('state', state, name)] = `${color} !important`;
  }

const sameAs = (group: string, name: string): string => `var(${token(group, name)}) !important`;

/** More contrast: second texts and the edges of controls like texts, lines that are seen. */
const STRONGER_TOKENS = {
  [token('fg', 'muted')]: sameAs('fg', 'default'),
  [token('fg', 'subtle')]: sameAs('fg', 'default'),
  [token('border', 'control')]: sameAs('fg', 'default'),
  [token('border', 'default')]: `var(${token('state', 'neutral', 'solid')}) !important`,
  [token('border', 'subtle')]: `var(${token('state', 'neutral', 'solid')}) !important`,
  [token('focus', 'ring')]: sameAs('fg', 'default'),
  ...Object.fromEntries(
    STATES.map((state) => [
      token('state', state, 'border'),
      `var(${token('state', state, 'fg')}) !important`,
    ]),
  ),
};

/** The page's global CSS rules, generated at build time. */
const GLOBAL_STYLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '*, *::before, *::after': { boxSizing: 'border-box', margin: '0', padding: '0' },
  html: {
    fontFamily: 'body',
    color: 'fg.default',
    background: 'bg.canvas',
    '--header': '3.5rem',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
  },
  'html.dark': { colorScheme: 'dark' },
  'html:has([data-visiting])': { '--visit': '2.75rem' },
  // A first visit paints without the downloaded font; theme/font.ts applies the font later.
  'html:not(.plex)': { fontFamily: FALLBACK_STACK },
  body: { textStyle: 'body' },
  'body, #root': { minHeight: '100dvh' },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  button: { background: 'none', border: '0', cursor: 'pointer' },
  'h1, h2, h3': { font: 'inherit' },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'accent.fg', textDecoration: 'none' },
  'img, svg': { display: 'block', flexShrink: '0' },
  '.logo-ink': { fill: 'var(--logo-ink, var(--p-colors-brand-ink))' },
  '.logo-soft': { fill: 'var(--logo-soft, var(--p-colors-brand-soft))' },
  '.logo-lintel': { fill: 'var(--logo-lintel, var(--p-colors-brand-lintel))' },
  '[hidden]': { display: 'none !important' },
  table: { borderCollapse: 'collapse', borderSpacing: '0', width: '100%' },
  main: { '@media (max-height: 35rem)': { '--pinned-head': '0px' } },
  // What takes the focus in a page scrolls clear of all that is pinned to the window's edges (use-size.ts `usePinned`).
  'main :is(a, button, input, select, textarea, summary, [tabindex], [role=alert])': {
    scrollMarginBlock:
      'calc(var(--header) + var(--visit, 0px) + var(--pinned-head, 0px) + var(--pinned-row, 0px) + 8px) calc(var(--pinned-foot, 0px) + var(--pinned-bulk, 0px) + 8px)',
  },
  // The label above a field in a dialog and the error below it scroll into view with the field.
  'dialog :is(a, button, input, select, textarea, summary, [tabindex])': {
    scrollMarginBlock: '40px 56px',
  },
  // What is pinned is always in view; the focus in it scrolls nothing.
  '[data-pinned] :is(a, button, input, select, textarea, summary, [tabindex])': {
    '@media (min-height: 35.0625rem)': { scrollMarginBlock: '0' },
  },
  ':root': {
    '@media (prefers-contrast: more)': STRONGER_TOKENS,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', ...FORCED_TOKENS },
  },
  ':disabled, [aria-disabled=true]': {
    '@media (forced-colors: active)': {
      color: 'GrayText !important',
      borderColor: 'GrayText !important',
    },
  },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
  '*, ::before, ::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
    },
  },
};

/** Animations by name. Under reduced motion their duration is zero. */
const KEYFRAMES = {
  turn: { to: { transform: 'rotate(1turn)' } },
  blink: { to: { opacity: '0' } },
  pulse: { '50%': { opacity: '.5' } },
  appear: { from: { opacity: '0' } },
  edges: {
    from: { '--before': '0px', '--after': '32px' },
    '1%, 99%': { '--before': '32px', '--after': '32px' },
    to: { '--before': '32px', '--after': '0px' },
  },
  arrive: { from: { opacity: '0', transform: 'translateY(8px)' } },
} as const;

/** Returns the styles in the head of every page: fonts, global rules, and token variables of both themes. Called only at build time. */
export const pageStyles = (): readonly (string | SystemStyleObject)[] => {
  const system = createPortalSystem({
    globalCss: GLOBAL_STYLES as Record<string, SystemStyleObject>,
    theme: { keyframes: KEYFRAMES },
  });
  return [FONT_FACES, system.getTokenCss(), system.getGlobalCss()];
};
