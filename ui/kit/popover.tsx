import { useId, type ReactNode, type RefObject } from 'react';
import { raised } from './portal-looks.ts';
import { styled } from './styled.ts';
import { usePopover } from './use-popover.ts';

/** Room for a button and the layer that hangs from it. */
export const LayerRoot = styled('div', { base: { position: 'relative', minWidth: '0' } });

/** A layer over the page (kit README §4 "menu, popover"); on phones it takes the width of the screen. */
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
  },
  defaultVariants: { align: 'start', size: 'list' },
});

/** What the button of a layer must wear. */
export interface PopoverButton {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

export interface PopoverProps {
  /** The layer's name. */
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly size?: 'menu' | 'list';
  readonly button: (wear: PopoverButton) => ReactNode;
  /** Drawn while it is open. Focus inside is the content's own: mark what takes it with `autoFocus`. */
  readonly children: (close: () => void) => ReactNode;
}

/** A non-modal layer below its button; Escape, a press outside and leaving it close it, and the focus goes back. */
export const Popover = ({ label, align, size, button, children }: PopoverProps) => {
  const id = useId();
  const layer = usePopover();
  return (
    <LayerRoot {...layer.root}>
      {button({
        ref: layer.button,
        'aria-haspopup': 'dialog',
        'aria-expanded': layer.open,
        'aria-controls': layer.open ? id : undefined,
        onClick: () => (layer.open ? layer.close() : layer.show()),
      })}
      {layer.open && (
        <Layer id={id} role="dialog" aria-label={label} align={align} size={size} tabIndex={-1}>
          {children(layer.close)}
        </Layer>
      )}
    </LayerRoot>
  );
};
