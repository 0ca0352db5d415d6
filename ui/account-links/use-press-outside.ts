import { useEffect, useRef, type RefObject } from 'react';

/** Tells of a press anywhere but in the element, while it matters. */
export const usePressOutside = (
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onPress: () => void,
): void => {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = ({ target }: PointerEvent): void => {
      if (target instanceof Node && element.current?.contains(target) === false) latest.current();
    };
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, [element, active]);
};
