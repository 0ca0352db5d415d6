/** Selects what can be pressed or typed into. */
export const PRESSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Least distance to the edge of the window, and the step in which a free place is looked for, in pixels. */
const EDGE = 16;
const STEP = 8;

/**
 * Returns by how many pixels an element at the foot of the window must move along the foot to cover nothing that can be
 * pressed: away from the edge it stands at. Returns 0 if no place is free, as on phones, where it has the window's width.
 */
export const freeShift = (element: HTMLElement, within: HTMLElement | null): number => {
  const own = element.getBoundingClientRect();
  const taken = [...(within ?? document).querySelectorAll(PRESSABLE)]
    .filter((one) => !element.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ bottom, top, width }) => width > 0 && bottom > own.top && top < own.bottom);
  const away = own.left > innerWidth - own.right ? -STEP : STEP;
  const fits = (shift: number): boolean =>
    own.left + shift >= EDGE && own.right + shift <= innerWidth - EDGE;
  for (let shift = 0; shift === 0 || fits(shift); shift += away)
    if (!taken.some(({ left, right }) => right > own.left + shift && left < own.right + shift))
      return shift;
  return 0;
};
