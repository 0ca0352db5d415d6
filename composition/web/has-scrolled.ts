/** Maximum scroll position, in pixels, at which the head of the page is visible. */
const HEAD = 120;

/** Returns true if the user has scrolled away from the top of the page, or of a list with its own scroll box. */
export const hasScrolled = (): boolean =>
  globalThis.scrollY > HEAD ||
  [...document.querySelectorAll('[data-box]')].some((box) => box.scrollTop > HEAD);
