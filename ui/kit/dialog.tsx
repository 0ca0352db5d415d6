import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { styled } from './styled.ts';
import { useModal } from './use-modal.ts';

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
    borderTop: 'default',
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

/** A modal dialog with a title, open for as long as it is rendered; without `onClose` Escape does nothing (kit README §7 “Dialog”). */
export const Dialog = ({ id, title, size = 'sm', onClose, foot, children }: DialogProps) => {
  const modal = useModal(onClose);
  return (
    <Frame {...modal} size={size} aria-labelledby={`${id}-title`}>
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
