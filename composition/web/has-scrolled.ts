/** Pixels by which the page's head stays in sight. */
const HEAD = 120;

/** Whether the reader of this page has left its top. */
export const hasScrolled = (): boolean => globalThis.scrollY > HEAD;
