import { useCallback, useState, type ReactNode } from 'react';
import { raised } from './portal-looks.ts';
import { styled } from './styled.ts';
import { usePopover, type LayerButton } from './use-popover.ts';

/** The container of a button and its layer. */
export const LayerRoot = styled('div', { base: { position: 'relative', minWidth: '0' } });

/** A layer over the page (kit README §4 "menu, popover"). On phones it is as wide as the screen. */
export const Layer = styled('div', {
  base: {
    position: 'absolute',
    zIndex: '70',
    top: 'calc(100% + 4px)',
    maxHeight: 'min(560px, calc(100dvh - 72px))',
    overflowY: 'auto',
    ...raised,
    color: 'fg.default',
    outline: '0',
    animation: 'appear .16s',
    '@media (max-width: 640px)': {
      position: 'fixed',
      top: '60px',
      insetInline: '8px',
      width: 'auto',
      maxHeight: 'calc(100dvh - 72px)',
    },
  },
  variants: {
    align: { start: { insetInlineStart: '0' }, end: { insetInlineEnd: '0' } },
    size: { menu: { width: '240px' }, list: { width: '360px' } },
    above: { true: { top: 'auto', bottom: 'calc(100% + 4px)' } },
  },
  defaultVariants: { align: 'start', size: 'list' },
});

/** The attributes a layer's button must have. */
export interface PopoverButton extends LayerButton {
  readonly 'aria-haspopup': 'dialog';
}

export interface PopoverProps {
  /** The layer's accessible name. */
  readonly label: string;
  /** The edge of the button with which it aligns if there is room. */
  readonly align?: 'start' | 'end';
  readonly size?: 'menu' | 'list';
  readonly button: (wear: PopoverButton) => ReactNode;
  /** Rendered while it is open. The content controls the focus inside: mark the element that takes it with `autoFocus`. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A non-modal layer below its button. Escape, a press outside and moving the focus out close it, and the focus returns.
 * Built here: Chakra's adds 25.5 kB (kit README §9).
 */
export const Popover = ({ label, align = 'start', size, button, children }: PopoverProps) => {
  const layer = usePopover();
  const [side, setSide] = useState(align);
  // Runs before the browser paints. A layer that would extend beyond the window aligns with the other edge.
  const fit = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const { left, right } = element.getBoundingClientRect();
    if (right > document.documentElement.clientWidth) setSide('end');
    else if (left < 0) setSide('start');
  }, []);
  return (
    <LayerRoot {...layer.root}>
      {button({ ...layer.button, 'aria-haspopup': 'dialog' })}
      {layer.open && (
        <Layer
          ref={fit}
          id={layer.id}
          role="dialog"
          aria-label={label}
          align={side}
          size={size}
          tabIndex={-1}
        >
          {children(layer.close)}
        </Layer>
      )}
    </LayerRoot>
  );
};
