import { useEffect, useRef, type RefObject } from 'react';

// Selects layers, and buttons whose layer is open. A user in one of these elements is busy, so the focus must not move to the title.
const LAYER = 'dialog, [role=dialog], [role=menu], [aria-expanded=true]';

/** How the current screen was requested: the element focused then, null before the first request, and whether by Back. */
const departure: { from: Element | null; isReturn: boolean } = { from: null, isReturn: false };

/**
 * Notes the focused element when another screen is requested, because its content may arrive much later. `useTitleFocus`
 * compares the focus with this element. A screen that somebody returns to is scrolled and focused by its own place.
 */
export const noteDeparture = (isReturn: boolean): void => {
  departure.from = document.activeElement;
  departure.isReturn = isReturn;
};

const goneOn = (): boolean => {
  const { activeElement } = document;
  return (
    (departure.isReturn || departure.from?.isConnected === true) &&
    activeElement !== departure.from &&
    activeElement !== document.body
  );
};

/**
 * Focuses a screen's title when the screen opens. Does nothing if the user has focused another control in the meantime or
 * is in a layer.
 */
export const useTitleFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const layer = document.activeElement?.closest(LAYER) ?? null;
    if (layer === null && !goneOn()) heading.current?.focus({ preventScroll: departure.isReturn });
  }, []);
  return heading;
};

/**
 * Leads the first Tab after the frame has appeared to the skip link, as on any page that was just loaded. The title has the
 * focus by then, so that a screen reader reads it, and Tab would go on behind the header and the navigation. After a
 * navigation within the portal Tab does go on from the title.
 */
export const useFirstTab = (): RefObject<HTMLAnchorElement | null> => {
  const skipLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const onFirst = (event: Event): void => {
      ended.abort();
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab' && !event.shiftKey;
      if (!isTab || document.activeElement?.tagName !== 'H1') return;
      event.preventDefault();
      skipLink.current?.focus();
    };
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, onFirst, { signal });
    return () => ended.abort();
  }, []);
  return skipLink;
};
