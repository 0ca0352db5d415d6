import FONT_URL from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';

/** Where this browser notes that the font is in its cache; the page's first script reads it. */
const FONT_KEY = 'plex';

const FAMILY = 'IBM Plex Sans Variable';

/** The font and a fallback with its metrics; the font is never fetched before it is asked for by name. */
export const FONT_FACES = `
@font-face{font-family:'${FAMILY}';font-style:normal;font-display:optional;font-weight:100 700;src:url(${FONT_URL}) format('woff2');unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD}
@font-face{font-family:'Plex Fallback';src:local('Arial'),local('Liberation Sans'),local('Arimo');ascent-override:102.5%;descent-override:27.5%;line-gap-override:0%;font-weight:400;size-adjust:99.9%}
@font-face{font-family:'Plex Fallback';font-weight:600 700;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Arimo Bold');ascent-override:102.5%;descent-override:27.5%;line-gap-override:0%;size-adjust:96.3%}
`;

let warming: Promise<boolean> | null = null;

const warm = async (): Promise<boolean> => {
  try {
    await Promise.all(['400', '600'].map((w) => document.fonts.load(`${w} 16px '${FAMILY}'`)));
    localStorage.setItem(FONT_KEY, '1');
    return true;
  } catch (refusal) {
    console.info('The font stays the fallback', refusal);
    return false;
  }
};

/** Fetches the font once the app is ready; pages opened from then on begin with it, this one does not shift under the reader. */
export const warmFont = (): Promise<boolean> => (warming ??= warm());

/** Puts the font on at a change of the whole screen, where nobody is reading yet. */
export const wearFont = (): void => {
  void warmFont().then((warmed) => {
    if (warmed) document.documentElement.classList.add(FONT_KEY);
  });
};
