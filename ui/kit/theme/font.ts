import FONT_URL from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';

export { FONT_URL };

/** The storage key under which this browser stores the font's URL once the font file is cached. The page's first script reads this key. */
const FONT_KEY = 'plex';

/** The CSS name of the downloaded font. */
export const FAMILY = 'IBM Plex Sans Variable';

/** The font stack until the real font has loaded: installed fonts with adjusted metrics (page-styles.ts). */
export const FALLBACK_STACK = "'Plex Arial', 'Plex Roboto', 'Plex DejaVu', Arial, sans-serif";

/**
 * Applies the font. On a first visit the page starts with the fallback font, and the font is downloaded here. On later
 * visits the page's first script applies the cached font.
 */
export const applyFont = async (): Promise<void> => {
  try {
    await document.fonts.load(`16px '${FAMILY}'`);
    document.documentElement.classList.add(FONT_KEY);
    localStorage.setItem(FONT_KEY, FONT_URL);
  } catch (refusal) {
    console.info('The font is not kept', refusal);
  }
};
