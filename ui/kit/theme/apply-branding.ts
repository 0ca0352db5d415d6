/**
 * Returns a function that overrides the page's CSS rules with a style sheet, and replaces the sheet of its previous call.
 * A strict content policy allows this to a script, but not to the page (ui README §14).
 */
const createCover = (): ((css: string | null) => void) => {
  let sheet: CSSStyleSheet | null = null;
  return (css) => {
    if (css !== null) {
      sheet ??= new CSSStyleSheet();
      sheet.replaceSync(css);
    }
    const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
    document.adoptedStyleSheets = css === null || sheet === null ? others : [...others, sheet];
  };
};

const cover = createCover();

/** Sets the accent color of the whole page, over the one the page was loaded with. Null is the provider's own. */
export const applyAccent = (css: string | null): void => {
  document.getElementById('accent')?.remove();
  cover(css);
};

const coverPreview = createCover();

/** Sets the accent color of the parts that preview it. */
export const previewAccent = (css: string | null): void => coverPreview(css);

/** Sets the icon of the browser tab. Null is the provider's own. */
export const applyIcon = (address: string | null): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = address ?? '/brand/favicon.svg';
  if (link === null || link.getAttribute('href') === wanted) return;
  link.removeAttribute('type');
  link.href = wanted;
};
