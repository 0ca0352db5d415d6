import type { MouseEvent } from 'react';

/**
 * Keeps the focus in its field while a button of the same form is pressed by pointer. A field that is left shows its
 * error, which would move the button from under the pointer and lose the press; the keyboard is not affected.
 */
export const keepFocus = (event: MouseEvent): void => {
  const { target } = event;
  if (target instanceof Element && target.closest('button') !== null) event.preventDefault();
};
