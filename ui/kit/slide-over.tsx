import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { styled } from './styled.ts';
import { useModal } from './use-modal.ts';

const Frame = styled('dialog', {
  base: {
    margin: '0 0 0 auto',
    width: '480px',
    maxWidth: '100%',
    height: '100dvh',
    maxHeight: 'none',
    border: '0',
    background: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'dialog',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column', animation: 'arrive .2s' },
    '&::backdrop': { background: 'scrim' },
    '@media (max-width: 640px)': { width: '100%' },
  },
});
const Head = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    flex: '0 0 56px',
    padding: '0 12px 0 24px',
    borderBottom: 'default',
    '& > h2': { textStyle: 'form', fontWeight: '600' },
    '@media (max-width: 640px)': { paddingInlineStart: '16px' },
  },
});
const Body = styled('div', {
  base: {
    flex: '1 1 auto',
    padding: '16px 24px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: '0',
    '@media (max-width: 640px)': { padding: '16px' },
  },
});
const Foot = styled('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    flexShrink: '0',
    padding: '12px 24px',
    borderTop: 'default',
    '& > [data-apart]': { marginInlineEnd: 'auto' },
    '@media (max-width: 640px)': { padding: '12px 16px 20px' },
  },
});

export interface SlideOverProps {
  readonly id: string;
  readonly title: string;
  /** Escape and the cross ask for this. */
  readonly onClose: () => void;
  /** What is dangerous first and marked `data-apart`, then the safe choice, the primary one last. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A modal panel at the right edge for editing one thing of the list behind it, the whole screen on phones (kit README §7 "Slide-over"). */
export const SlideOver = ({ id, title, onClose, foot, children }: SlideOverProps) => {
  const modal = useModal(onClose);
  return (
    <Frame {...modal} aria-labelledby={`${id}-title`}>
      <Head>
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton label="Close" onClick={onClose}>
          <XMarkIcon />
        </IconButton>
      </Head>
      <Body tabIndex={-1}>{children}</Body>
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Frame>
  );
};

const Shown = styled('div', {
  base: {
    margin: '-16px -24px 16px',
    padding: '16px 24px',
    background: 'bg.canvas',
    borderBottom: 'subtle',
    '& > p': { textStyle: 'caption', color: 'fg.muted', marginBottom: '2' },
    '@media (max-width: 640px)': { margin: '-16px -16px 16px', padding: '16px' },
  },
});

/** What is being made as it will look, above the fields and from edge to edge. */
export const SlideOverPreview = ({
  label,
  children,
}: {
  /** What is heard; "Preview" is seen. */
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <Shown aria-label={label} role="group">
    <p aria-hidden>Preview</p>
    {children}
  </Shown>
);
