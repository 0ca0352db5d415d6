import { useEffect, useRef, type RefObject } from 'react';

/** A screen's title takes the focus when the screen opens, unless a person is busy in a layer above it. */
export const useTitleFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const layer = document.activeElement?.closest('dialog, [role=dialog], [role=menu]') ?? null;
    if (layer === null) heading.current?.focus();
  }, []);
  return heading;
};
