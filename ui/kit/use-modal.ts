import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { coverPage } from './top-layer.ts';

/** Passes the focus on when the element that should get it back is gone. `KeptFocus` knows what was near that element. */
export const lostFocus = { pass: (): boolean => false };

/**
 * Returns the attributes of a modal `<dialog>` that is open while rendered; the element with `data-first` takes the focus.
 * When the dialog closes, the focus returns to the button that opened it or, if that button is gone, to what is near it,
 * else to the screen's title. Escape calls `close`, if given.
 */
export const useModal = (close?: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  // Closes the dialog before React removes it from the page, because a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    const uncover = coverPage(dialog);
    return () => {
      uncover();
      dialog.close();
      const { activeElement } = document;
      if ((activeElement === document.body || dialog.contains(activeElement)) && !lostFocus.pass())
        document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      close?.();
    },
    // Browsers close a dialog on a second Escape, whatever the page does. The dialog is then reopened, because only its owner may close it.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.isConnected || currentTarget.open) return;
      currentTarget.showModal();
      close?.();
    },
  };
};
