import type { MouseEvent } from 'react';

/**
 * Keeps the focus in its field while a button of the same form is pressed by pointer. Otherwise the field would show its
 * error, move the button from under the pointer and lose the press. The keyboard is not affected.
 */
export const keepFocus = (event: MouseEvent): void => {
  const { target } = event;
  if (target instanceof Element && target.closest('button') !== null) event.preventDefault();
};
