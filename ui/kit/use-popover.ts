import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** What holds a layer that opens from a button: its state, and what root and button must wear. */
export interface PopoverState {
  readonly open: boolean;
  readonly show: () => void;
  /** Closes; the focus goes back to the button when it was inside. */
  readonly close: () => void;
  readonly root: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** A layer that Escape, a press outside and leaving it with the focus close; the focus returns to its button. */
export const usePopover = (): PopoverState => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
    show: () => setOpen(true),
    close,
    root: {
      ref: root,
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
        // The dialog below, if there is one, stays.
        event.preventDefault();
        event.stopPropagation();
        close();
      },
      onBlur: ({ relatedTarget }) => {
        // A screen's title may take the focus between the press and the opening, which that must not undo.
        if (!open) return;
        const { current } = root;
        if (relatedTarget instanceof Node && current?.contains(relatedTarget) === false)
          setOpen(false);
      },
    },
    button,
  };
};
