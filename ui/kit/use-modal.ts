import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { coverPage } from './top-layer.ts';

/**
 * What a modal `<dialog>` wears, which keeps it open for as long as it is rendered; the browser keeps the focus inside and gives it back after. What
 * carries `data-first` has the focus when it opens. Who opened it may be gone when it closes, as the rest of a screen
 * arrives meanwhile; the screen's title has the focus then. Escape asks for `close`; without it Escape does nothing.
 */
export const useModal = (close?: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before React takes it out of the page: a dialog that is gone gives no focus back.
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
    // A browser lets nobody hold a second Escape back: the dialog returns, and whoever owns it decides.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.isConnected || currentTarget.open) return;
      currentTarget.showModal();
      close?.();
    },
  };
};
