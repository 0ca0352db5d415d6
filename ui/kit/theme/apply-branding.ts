/**
 * Returns a function that overrides the page's CSS with the given rules. Each call replaces the rules of the previous
 * call. The rules are in a constructed style sheet, because a strict content security policy forbids inline styles (ui
 * README §14).
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

/** Sets the accent color of the whole page; null restores the provider's own accent. Removes the accent with which the page was loaded. */
export const applyAccent = (css: string | null): void => {
  document.getElementById('accent')?.remove();
  cover(css);
};

const coverPreview = createCover();

/** Sets the accent color of the parts that preview an accent. */
export const previewAccent = (css: string | null): void => coverPreview(css);

/** Sets the icon of the browser tab; null restores the provider's own. */
export const applyIcon = (address: string | null): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = address ?? '/brand/favicon.svg';
  if (link === null || link.getAttribute('href') === wanted) return;
  link.removeAttribute('type');
  link.href = wanted;
};
