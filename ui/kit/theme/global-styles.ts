import { FALLBACK_STACK } from './font.ts';

/**
 * The page's ground rules. They are written into each page at build time together with the token variables, so the
 * running app neither computes nor inserts them.
 */
export const GLOBAL_STYLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '*, *::before, *::after': { boxSizing: 'border-box', margin: '0', padding: '0' },
  html: {
    fontFamily: 'body',
    textStyle: 'body',
    color: 'fg.default',
    background: 'bg.canvas',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
  },
  'html.dark': { colorScheme: 'dark' },
  // A first visit does not fetch the font before its first paint; theme/font.ts puts it on.
  'html:not(.plex)': { fontFamily: FALLBACK_STACK },
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
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
  '*, ::before, ::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
    },
  },
};

/** Movements by name; under reduced motion they take no time. */
export const KEYFRAMES = {
  turn: { to: { transform: 'rotate(1turn)' } },
  blink: { to: { opacity: '0' } },
  pulse: { '50%': { opacity: '.5' } },
  appear: { from: { opacity: '0' } },
  arrive: { from: { opacity: '0', transform: 'translateY(8px)' } },
} as const;
