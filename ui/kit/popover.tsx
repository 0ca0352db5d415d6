import { useCallback, useState, type ReactNode } from 'react';
import { raised } from './portal-looks.ts';
import { styled } from './styled.ts';
import { usePopover, type LayerButton } from './use-popover.ts';

/** The container of a button and its layer. */
export const LayerRoot = styled('div', { base: { position: 'relative', minWidth: '0' } });

/** A layer over the page (kit README §4 "menu, popover"). On phones the layer is as wide as the screen. */
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
    '@media (max-width: 40rem)': {
      position: 'fixed',
      top: 'calc(var(--header) + 4px)',
      insetInline: '8px',
      width: 'auto',
      maxHeight: 'calc(100dvh - 72px)',
    },
  },
  variants: {
    align: { start: { insetInlineStart: '0' }, end: { insetInlineEnd: '0' } },
    size: { menu: { width: '15rem' }, list: { width: '22.5rem' } },
    above: { true: { top: 'auto', bottom: 'calc(100% + 4px)' } },
  },
  defaultVariants: { align: 'start', size: 'list' },
});

/** The attributes of the button that opens a layer. */
export interface PopoverButton extends LayerButton {
  readonly 'aria-haspopup': 'dialog';
}

export interface PopoverProps {
  /** The layer's accessible name. */
  readonly label: string;
  /** The edge of the button with which the layer is aligned, if there is room. */
  readonly align?: 'start' | 'end';
  readonly size?: 'menu' | 'list';
  readonly button: (wear: PopoverButton) => ReactNode;
  /** Renders the content while the layer is open. The element that should take the focus needs `autoFocus`. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A non-modal layer below its button. Escape, a press outside the layer, or moving the focus out of the layer closes it.
 * Chakra's popover is not used, because it would add 25.5 kB (kit README §9).
 */
export const Popover = ({ label, align = 'start', size, button, children }: PopoverProps) => {
  const layer = usePopover();
  const [side, setSide] = useState(align);
  // A ref callback, so that the layer is aligned before the browser paints. A layer that would extend beyond the window is
  // aligned with the button's other edge.
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
