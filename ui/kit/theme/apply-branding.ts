/** Puts the rules of a sheet over those of the page, in place of what the same function put there before; a strict content policy lets a program do so, and a page not (ui README §14). */
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

/** The whole page in an accent; null is the provider's own. What the page came with gives way. */
export const applyAccent = (css: string | null): void => {
  document.getElementById('accent')?.remove();
  cover(css);
};

const coverPreview = createCover();

/** Parts of a page in an accent that is only looked at. */
export const previewAccent = (css: string | null): void => coverPreview(css);

/** The mark on the browser's tab; null is the provider's own. */
export const applyIcon = (address: string | null): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = address ?? '/brand/favicon.svg';
  if (link === null || link.getAttribute('href') === wanted) return;
  link.removeAttribute('type');
  link.href = wanted;
};
