import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

// What somebody is busy in: a layer, or the button that has just opened one.
const LAYER = 'dialog, [role=dialog], [role=menu], [aria-expanded=true]';

/** Where the focus was when the present screen was asked for; null before the first. */
const departure: { from: Element | null } = { from: null };

/** Notes where the focus is when another screen is asked for: what stands at `path` may arrive a good while later. */
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
 * A screen's title takes the focus when the screen opens, unless a person has gone on to another control while the
 * screen was fetched, or is busy in a layer above it.
 */
export const useTitleFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const layer = document.activeElement?.closest(LAYER) ?? null;
    if (layer === null && !goneOn()) heading.current?.focus();
  }, []);
  return heading;
};
