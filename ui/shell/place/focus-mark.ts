import type { FocusMark } from '#core/navigation/place-trace.schema.ts';

// React's own ids change with every drawing.
const OWN_ID = /^[a-z][\w-]*$/i;

const nameOf = (element: Element): number => {
  const text = element.getAttribute('aria-label') ?? element.textContent;
  let sum = 0;
  // A row is found by its key, and its text changes.
  for (const sign of element.matches('[data-key]') ? '' : text)
    sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2147483647;
  return sum;
};

const rowOf = (element: Element): string | null =>
  element.closest('[data-key]')?.getAttribute('data-key') ?? null;

const alike = (scope: ParentNode, mark: Omit<FocusMark, 'nth'>): Element[] =>
  [...scope.querySelectorAll(mark.tag)].filter(
    (one) =>
      one.getAttribute('href') === mark.href &&
      (mark.id === null ? nameOf(one) === mark.name : one.id === mark.id) &&
      rowOf(one) === mark.row,
  );

/** Returns what identifies a control within a screen; null for the title and for what cannot be focused again. */
export const markOf = (screen: ParentNode, control: Element): FocusMark | null => {
  if (control.matches('h1, body, dialog, [role=dialog]')) return null;
  const mark = {
    row: rowOf(control),
    tag: control.tagName.toLowerCase(),
    id: OWN_ID.test(control.id) ? control.id : null,
    href: control.getAttribute('href'),
    name: nameOf(control),
  };
  const nth = alike(screen, mark).indexOf(control);
  return nth < 0 ? null : { ...mark, nth };
};

/** Returns the control that a mark describes; null if it is not, or not yet, on the screen. */
export const findMarked = (screen: ParentNode, mark: FocusMark): HTMLElement | null => {
  const found = alike(screen, mark)[mark.nth];
  return found instanceof HTMLElement ? found : null;
};
