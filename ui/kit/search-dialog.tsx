import type { ReactNode } from 'react';
import { KeyCap } from './key-cap.tsx';
import { inlineRow, row, WITHOUT_KEYS } from './looks.ts';
import { modalLook } from './portal-looks.ts';
import { styled } from './styled.ts';
import { useModal } from './use-modal.ts';

const Frame = styled('dialog', {
  base: {
    margin: '72px auto auto',
    width: 'calc(100% - 32px)',
    maxWidth: '43.5rem',
    maxHeight: 'calc(100dvh - 96px)',
    ...modalLook,
    borderRadius: 'lg',
    '& > *': { flexShrink: '0' },
    '& > [data-body]': { flex: '0 1 auto', overflowY: 'auto', overscrollBehavior: 'contain' },
    '@media (max-width: 40rem)': {
      margin: 'var(--visit, 0px) 0 0',
      width: '100%',
      maxWidth: '100%',
      height: 'calc(100dvh - var(--visit, 0px))',
      maxHeight: 'calc(100dvh - var(--visit, 0px))',
      borderRadius: '0',
      '& > [data-body]': { flex: '1 1 auto' },
    },
  },
});
const Foot = styled('footer', {
  base: {
    ...row('4'),
    minHeight: '44px',
    px: '5',
    borderTop: 'default',
    background: 'bg.subtle',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});

interface SearchDialogProps {
  readonly label: string;
  /** Called by Escape and by a press outside the dialog. */
  readonly onClose: () => void;
  /** The top of the dialog. Its first element is the input, which takes the focus. */
  readonly head: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A modal search dialog near the top of the window; on phones it fills the screen (kit README §7 "Search dialog"). */
export const SearchDialog = ({ label, onClose, head, foot, children }: SearchDialogProps) => {
  const modal = useModal(onClose);
  return (
    <Frame
      {...modal}
      aria-label={label}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {head}
      {/* It scrolls, so the keyboard must reach it (WCAG 2.1.1), also when it holds nothing to press. */}
      <div data-body="" role="group" aria-label="Results" tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Frame>
  );
};
const Hints = styled('span', {
  base: {
    ...row('4'),
    [WITHOUT_KEYS]: { display: 'none' },
  },
});
const Hint = styled('span', { base: inlineRow('2') });

interface SearchKeysProps {
  readonly keys: readonly (readonly [caps: readonly string[], text: string])[];
}

/** A legend of the keyboard keys, at the bottom of the dialog. Hidden on devices without a keyboard. */
export const SearchKeys = ({ keys }: SearchKeysProps) => (
  <Hints aria-hidden>
    {keys.map(([caps, text]) => (
      <Hint key={text}>
        {caps.map((cap) => (
          <KeyCap key={cap}>{cap}</KeyCap>
        ))}{' '}
        {text}
      </Hint>
    ))}
  </Hints>
);

/** Container for content shown instead of results. `of="emptyState"` reduces the padding, because an empty state has its own padding. */
export const SearchRoom = styled('div', {
  base: { padding: '20px', '@media (max-width: 40rem)': { padding: '16px' } },
  variants: {
    of: { emptyState: { padding: '4px', '@media (max-width: 40rem)': { padding: '0' } } },
  },
});
