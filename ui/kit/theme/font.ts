import FONT_URL from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';

/** The address of the font's file. */
export { FONT_URL };

/** Where this browser notes the font's address once the file is in its cache; the page's first script reads it. */
const FONT_KEY = 'plex';

/** The name of the face that is fetched. */
export const FAMILY = 'IBM Plex Sans Variable';

/** What a page is written in until the font comes: faces with its measures (page-styles.ts). */
export const FALLBACK_STACK = "'Plex Arial', 'Plex Roboto', 'Plex DejaVu', Arial, sans-serif";

/**
 * Puts the font on: a first visit begins in the fallback and fetches the font here, once it needs nothing else; the next
 * ones begin with it, for the page's first script finds the note that it is kept.
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
