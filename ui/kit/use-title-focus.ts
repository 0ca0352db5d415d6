import { useEffect, useRef, type RefObject } from 'react';

// What somebody is busy in: a layer, or the button that has just opened one.
const LAYER = 'dialog, [role=dialog], [role=menu], [aria-expanded=true]';

/** A screen's title takes the focus when the screen opens, unless a person is busy in a layer above it. */
export const useTitleFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const layer = document.activeElement?.closest(LAYER) ?? null;
    if (layer === null) heading.current?.focus();
  }, []);
  return heading;
};
