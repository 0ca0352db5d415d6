import { FAMILY, FONT_URL } from './font.ts';

/** The font's own measures in percent of its size. */
const ASCENT = 102.5;
const DESCENT = 27.5;

interface Fallback {
  readonly family: string;
  /** Names of installed fonts with the same widths, and how much wider the portal's texts are in Plex, in percent. */
  readonly regular: readonly [names: readonly string[], width: number];
  readonly bold: readonly [names: readonly string[], width: number];
}

/** Every system has one of these: Windows, macOS and most Linux; Android; a bare Linux. */
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

const fallbackFace = (
  family: string,
  weight: string,
  [names, width]: readonly [readonly string[], number],
): string => {
  const src = names.map((name) => `local('${name}')`).join();
  const ofItsOwnSize = (percent: number): string => `${((percent / width) * 100).toFixed(1)}%`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${src};size-adjust:${String(width)}%;ascent-override:${ofItsOwnSize(ASCENT)};descent-override:${ofItsOwnSize(DESCENT)};line-gap-override:0%}`;
};

/** The font, never fetched before it is asked for by name, and fallbacks with its measures, so that nothing moves when it comes; used at build time only. */
export const FONT_FACES = [
  `@font-face{font-family:'${FAMILY}';font-style:normal;font-display:swap;font-weight:100 700;src:url(${FONT_URL}) format('woff2');unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD}`,
  ...FALLBACKS.flatMap(({ family, regular, bold }) => [
    fallbackFace(family, '400', regular),
    fallbackFace(family, '600 700', bold),
  ]),
].join('\n');
