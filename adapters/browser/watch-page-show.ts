/**
 * Calls `onReturn` when the page returns from the back/forward cache, because a cached page misses messages of other tabs
 * (SECURITY.md §3). Returns a function that stops listening.
 */
export const watchPageShow = (
  onReturn: () => void,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): (() => void) => {
  const listen = (event: Event) => {
    if ('persisted' in event && event.persisted === true) onReturn();
  };
  page.addEventListener('pageshow', listen);
  return () => {
    page.removeEventListener('pageshow', listen);
  };
};
