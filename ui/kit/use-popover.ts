import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Returns the state of a layer, and the attributes of the layer's root and button. The layer closes on Escape, on a press
 * outside the layer, and when the focus leaves it.
 */
export const usePopover = (opens = false) => {
  const id = useId();
  const [open, setOpen] = useState(opens);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = (): void => setOpen(true);
  // Closes the layer. If the focus was inside the layer, the focus returns to the button.
  const close = (): void => {
    const inside = root.current?.contains(document.activeElement) === true;
    setOpen(false);
    if (inside) button.current?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  return {
    open,
    id,
    show,
    close,
    root: {
      ref: root,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
        // Keeps a dialog below the layer open.
        event.preventDefault();
        event.stopPropagation();
        close();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // If a screen's title takes the focus just before the layer opens, the layer must not close.
        if (!open) return;
        const { current } = root;
        if (relatedTarget instanceof Node && current?.contains(relatedTarget) === false)
          setOpen(false);
      },
    },
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: open ? close : show,
    },
  };
};

/** The attributes of a button that opens a layer. */
export type LayerButton = ReturnType<typeof usePopover>['button'];
