import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

// The elements in which a user is busy: a layer, or the button that has just opened one.
const LAYER = 'dialog, [role=dialog], [role=menu], [aria-expanded=true]';

/** The focused element when the present screen was requested; null before the first. */
const departure: { from: Element | null } = { from: null };

/** Notes the focus when another screen is requested, because the content of `path` may arrive much later. */
export const useDeparture = (path: string): void => {
  useLayoutEffect(() => {
    departure.from = document.activeElement;
  }, [path]);
};

const goneOn = (): boolean => {
  const { activeElement } = document;
  return (
    departure.from?.isConnected === true &&
    activeElement !== departure.from &&
    activeElement !== document.body
  );
};

/**
 * Focuses a screen's title when the screen opens, unless the user has moved to another control while it was loading, or is
 * busy in a layer above it.
 */
export const useTitleFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const layer = document.activeElement?.closest(LAYER) ?? null;
    if (layer === null && !goneOn()) heading.current?.focus();
  }, []);
  return heading;
};
