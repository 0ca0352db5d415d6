import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import type { ReactNode } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { row } from '../kit/looks.ts';
import { modalLook } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { useModal } from '../kit/use-modal.ts';

const Frame = styled('dialog', {
  base: {
    margin: '0',
    width: 'min(320px, calc(100% - 56px))',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    ...modalLook,
    background: 'bg.nav',
    overflowY: 'auto',
    scrollPaddingTop: '56px',
    '&[open]': { ...modalLook['&[open]'], animation: 'appear .2s' },
  },
});
const Head = styled('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '10',
    ...row('3'),
    justifyContent: 'space-between',
    flex: '0 0 56px',
    padding: '0 8px 0 16px',
    background: 'bg.surface',
    borderBottom: 'default',
  },
});

export interface SheetProps {
  readonly label: string;
  /** Content of the sheet's head, beside the close button. */
  readonly head: ReactNode;
  /** Called on Escape, on the close button, or on a press outside the sheet. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal sheet at the left edge. Chakra's drawer is not used, because it adds 16.7 kB (kit README §9). */
export const Sheet = ({ label, head, onClose, children }: SheetProps) => {
  const modal = useModal(onClose);
  return (
    <Frame
      {...modal}
      aria-label={label}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Head>
        {head}
        <IconButton label="Close menu" onClick={onClose}>
          <XMarkIcon />
        </IconButton>
      </Head>
      {children}
    </Frame>
  );
};
