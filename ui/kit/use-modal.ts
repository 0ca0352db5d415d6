import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { coverPage } from './top-layer.ts';

/**
 * Returns the attributes of a modal `<dialog>`, which is open for as long as it is rendered. The browser keeps the focus
 * inside and returns it afterwards. The element with `data-first` takes the focus at opening. If the opening button no
 * longer exists at closing, because the rest of the screen has loaded in the meantime, the screen's title takes the focus.
 * Escape calls `close`; without it Escape does nothing.
 */
export const useModal = (close?: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  // Closes it before React removes it from the page, because a removed dialog does not return the focus.
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
      if (activeElement === document.body || dialog.contains(activeElement))
        document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      close?.();
    },
    // A browser cannot be kept from closing it on a second Escape. The dialog opens again, and its owner decides.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.isConnected || currentTarget.open) return;
      currentTarget.showModal();
      close?.();
    },
  };
};
