import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus on when the row that has it leaves a list: to the row that takes its place, else to the last row, else to
 * the list itself, which must have `tabIndex={-1}`.
 */
export const useNextFocus = <E extends HTMLElement>(count: number): RefObject<E | null> => {
  const list = useRef<E>(null);
  const place = useRef(-1);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const note = ({ target }: FocusEvent): void => {
      const rows = [...element.querySelectorAll('li')];
      place.current = rows.findIndex((row) => target instanceof Node && row.contains(target));
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) place.current = -1;
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', leave);
    };
  });
  useEffect(() => {
    const element = list.current;
    if (place.current < 0 || element === null || document.activeElement !== document.body) return;
    const rows = [...element.querySelectorAll('li')];
    const row = rows[Math.min(place.current, rows.length - 1)];
    place.current = -1;
    (row?.querySelector<HTMLElement>('button') ?? row?.querySelector('a') ?? element).focus();
  }, [count]);
  return list;
};
