import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import type { SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { NameAround } from './hidden-text.tsx';
import { IconButton } from './icon-button.tsx';
import { row } from './looks.ts';
import { modalLook, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';
import { useModal } from './use-modal.ts';

const middle = {
  margin: 'auto',
  width: 'calc(100% - 32px)',
  maxHeight: 'calc(100dvh - 32px - 2 * var(--visit, 0px))',
  borderRadius: 'md',
} as const;

const Frame = styled('dialog', {
  base: modalLook,
  variants: {
    size: {
      sm: { ...middle, maxWidth: '27.5rem' },
      md: { ...middle, maxWidth: '37.5rem' },
      lg: { ...middle, maxWidth: '60rem' },
      full: { ...middle, maxWidth: '80rem' },
      side: {
        // Leaves room for the impersonation bar.
        margin: 'var(--visit, 0px) 0 0 auto',
        width: '30rem',
        maxWidth: '100%',
        height: 'calc(100dvh - var(--visit, 0px))',
        maxHeight: 'none',
        '@media (max-width: 40rem)': { width: '100%' },
      },
    },
  },
});
/** Returns the style variants `middle` and `side` for the middle and the edge of the window. */
const at = <M extends SystemStyleObject, S extends SystemStyleObject>(middle: M, side: S) => ({
  at: { middle, side },
});
const Head = styled('header', {
  base: { ...row('3'), justifyContent: 'space-between', flexShrink: '0' },
  variants: at(
    { minHeight: '52px', padding: '6px 12px 6px 20px' },
    {
      minHeight: '56px',
      padding: '0 12px 0 24px',
      borderBottom: 'default',
      '@media (max-width: 40rem)': { paddingInlineStart: '16px' },
    },
  ),
});
const Title = styled('h2', { base: { textStyle: 'form', fontWeight: '600' } });
/** A line with an icon under a dialog's title; empty, it takes no room. */
export const TitleNote = styled('p', { base: { ...row('1'), textStyle: 'caption' } });
const Body = styled('div', {
  base: { flex: '1 1 auto', overflowY: 'auto', '&[tabindex="-1"]': { outline: '0' } },
  variants: at(
    { padding: '4px 20px 20px' },
    {
      padding: '16px 24px',
      overscrollBehavior: 'contain',
      '@media (max-width: 40rem)': { padding: '16px' },
    },
  ),
});
const Foot = styled('footer', {
  base: {
    ...wrapping('3'),
    justifyContent: 'flex-end',
    flexShrink: '0',
    borderTop: 'default',
    '& > [data-apart]': { marginInlineEnd: 'auto' },
  },
  variants: at(
    { padding: '12px 20px' },
    {
      padding: '12px 24px',
      '@media (max-width: 40rem)': {
        padding: '12px 16px 20px',
        // If the foot contains only one button, the button takes the full width.
        '& > [type]:only-child': { flex: '1 1 auto' },
      },
    },
  ),
});

export interface DialogProps {
  readonly id: string;
  readonly title: string;
  /** A `TitleNote` under the title. */
  readonly note?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'full' | 'side';
  /** Called by Escape and the close button. If absent, there is no close button and Escape does nothing. */
  readonly onClose?: () => void;
  /** The buttons, the safe one first and the primary one last. */
  readonly foot?: ReactNode;
  /** True if the content is only text. The content itself then takes the focus, so that the user can scroll it by keyboard. */
  readonly onlyRead?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog with a title, open while rendered (kit README §7 “Dialog”). It uses the browser's `<dialog>`, because
 * Chakra's dialog would add 16.6 kB (kit README §9).
 */
export const Dialog = ({
  id,
  title,
  note,
  size = 'sm',
  onClose,
  foot,
  onlyRead = false,
  children,
}: DialogProps) => {
  const modal = useModal(onClose);
  const place = size === 'side' ? 'side' : 'middle';
  return (
    <Frame {...modal} size={size} aria-labelledby={`${id}-title`}>
      <Head at={place}>
        <div>
          <Title id={`${id}-title`}>{title}</Title>
          {note}
        </div>
        {onClose !== undefined && (
          <IconButton label="Close" onClick={onClose}>
            <XMarkIcon />
          </IconButton>
        )}
      </Head>
      {onlyRead ? (
        <Body
          at={place}
          data-dialog-body=""
          tabIndex={0}
          role="region"
          aria-labelledby={`${id}-title`}
        >
          {children}
        </Body>
      ) : (
        <Body at={place} data-dialog-body="" tabIndex={-1}>
          <NameAround value={title}>{children}</NameAround>
        </Body>
      )}
      {foot !== undefined && <Foot at={place}>{foot}</Foot>}
    </Frame>
  );
};

/**
 * A modal panel at the right edge to edit one item of the list behind it; on phones the panel fills the screen. Dangerous
 * actions come first in the foot and have `data-apart` (kit README §7 "Slide-over").
 */
export const SlideOver = (panel: Omit<DialogProps, 'size'>) => <Dialog {...panel} size="side" />;

interface DiscardQuestionProps {
  /** The question's title; needed if something other than changes is lost. */
  readonly title?: string;
  /** A text about what is lost; by default, everything that was entered. */
  readonly loss?: string | null;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks for confirmation before typed data are lost. Escape keeps the data. */
export const DiscardQuestion = ({
  title = 'Discard your changes?',
  loss,
  onKeep,
  onDiscard,
}: DiscardQuestionProps) => (
  <Dialog
    id="discard"
    title={title}
    onClose={onKeep}
    foot={
      <>
        <Button onClick={onKeep}>Keep editing</Button>
        <Button look="danger" onClick={onDiscard}>
          Discard
        </Button>
      </>
    }
  >
    <p>{loss ?? 'What you entered has not been saved.'}</p>
  </Dialog>
);
