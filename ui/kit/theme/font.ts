import FONT_URL from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';

/** The address of the font's file. */
export { FONT_URL };

/** The storage key under which this browser notes the font's address once the file is in its cache. The page's first script reads it. */
const FONT_KEY = 'plex';

/** The name of the downloaded font. */
export const FAMILY = 'IBM Plex Sans Variable';

/** The font of a page until the real one has loaded: installed fonts with its metrics (page-styles.ts). */
export const FALLBACK_STACK = "'Plex Arial', 'Plex Roboto', 'Plex DejaVu', Arial, sans-serif";

/**
 * Applies the font. A first visit starts in the fallback and downloads the font here, once everything else has loaded.
 * Later visits start with it, because the page's first script finds the note that it is cached.
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
