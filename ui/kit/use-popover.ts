import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** A layer that Escape, a press outside and leaving it with the focus close; answers its state, and what root and button must wear. */
export const usePopover = (opens = false) => {
  const id = useId();
  const [open, setOpen] = useState(opens);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = (): void => setOpen(true);
  // The focus goes back to the button when it was inside.
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
    /** Of the layer. */
    id,
    show,
    close,
    root: {
      ref: root,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
        // The dialog below, if there is one, stays.
        event.preventDefault();
        event.stopPropagation();
        close();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A screen's title may take the focus between the press and the opening, which that must not undo.
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

/** What every button of a layer wears. */
export type LayerButton = ReturnType<typeof usePopover>['button'];
