import type { MouseEvent } from 'react';

/**
 * Keeps the focus in its field while the user presses a button of the form with the pointer. Otherwise the field would
 * lose the focus and show an error, which could move the button away from the pointer.
 */
export const keepFocus = (event: MouseEvent): void => {
  const { target } = event;
  if (target instanceof Element && target.closest('button') !== null) event.preventDefault();
};
