/** Calls back when the page returns from the back/forward cache, where it missed what other tabs did (SECURITY.md §3). Returns its end. */
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
