import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { styled } from './styled.ts';

const Frame = styled('dialog', {
  base: {
    margin: 'auto',
    width: 'calc(100% - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    border: '0',
    borderRadius: 'md',
    background: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'dialog',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column', animation: 'arrive .2s' },
    '&::backdrop': { background: 'scrim' },
  },
  variants: {
    size: { sm: { maxWidth: '440px' }, md: { maxWidth: '600px' }, lg: { maxWidth: '696px' } },
  },
});
const Head = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '52px',
    padding: '6px 12px 6px 20px',
    '& > h2': { textStyle: 'form', fontWeight: '600' },
  },
});
const Body = styled('div', {
  base: { px: '5', pt: '1', pb: '5', overflowY: 'auto', flex: '1 1 auto', outline: '0' },
});
const Foot = styled('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    px: '5',
    py: '3',
    borderTop: '1px solid',
    borderColor: 'border.default',
  },
});

export interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Escape and the cross ask for this; without it there is no cross and Escape does nothing. */
  readonly onClose?: () => void;
  /** The safe choice first, the primary one last. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog for as long as it is rendered; the browser keeps the focus inside and gives it back after. What carries `data-first` has the focus when it opens. */
export const Dialog = ({ id, title, size = 'sm', onClose, foot, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  // Closed before React takes it out of the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return undefined;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => dialog.close();
  }, []);
  return (
    <Frame
      ref={element}
      size={size}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // A browser lets nobody hold a second Escape back: the dialog returns, and whoever owns it decides.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return;
        currentTarget.showModal();
        onClose?.();
      }}
    >
      <Head>
        <h2 id={`${id}-title`}>{title}</h2>
        {onClose !== undefined && (
          <IconButton label="Close" onClick={onClose}>
            <XMarkIcon />
          </IconButton>
        )}
      </Head>
      <Body tabIndex={-1}>{children}</Body>
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Frame>
  );
};
