import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useEffect, useRef, type ReactNode } from 'react';
import { NameAround } from './hidden-text.tsx';
import { IconButton } from './icon-button.tsx';
import { cardBox, row } from './looks.ts';
import { column } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Layout of a page with a docked panel: at the right if there is room, otherwise above the page's content. */
export const WithPanel = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '& > [data-docked]': { order: '-1' },
    '@media (min-width: 73.75rem)': {
      '&:has(> [data-docked])': { gridTemplateColumns: 'minmax(0, 1fr) 22.75rem' },
      '& > [data-docked]': {
        order: '0',
        position: 'sticky',
        top: 'calc(72px + var(--visit, 0px))',
        // Keeps the panel's bottom within the window before the page is scrolled.
        maxHeight: 'max(420px, calc(100dvh - 232px - var(--visit, 0px)))',
        '& *': { scrollMarginBlock: '40px 56px !important' },
      },
    },
  },
});

const Frame = styled('aside', {
  base: {
    ...cardBox,
    display: 'flex',
    flexDirection: 'column',
    minHeight: '0',
    overflow: 'hidden',
  },
});
const Head = styled('header', {
  base: { ...row('2'), minHeight: '48px', padding: '4px 8px 4px 16px', borderBottom: 'subtle' },
});
const Body = styled('div', { base: { flex: '1 1 auto', minHeight: '0', overflowY: 'auto' } });
const Foot = styled('footer', { base: { ...row('2'), padding: '12px 16px', borderTop: 'subtle' } });
const Title = styled('h2', { base: { textStyle: 'label', flex: '1 1 auto', outline: '0' } });
/** A note in a panel's foot about the effect of its buttons. */
export const PanelFootNote = styled('p', {
  base: { flex: '1 1 auto', textStyle: 'small', color: 'fg.muted' },
});
/** Layout of the fields in a docked panel. In a slide-over, the dialog adds the padding. */
export const PanelFields = styled('div', {
  base: { ...column('4'), padding: '16px', '[data-dialog-body] > &': { padding: '0' } },
});
/** A line of text between the fields and their result. */
export const PanelLine = styled('div', {
  base: {
    ...row('2'),
    minHeight: '40px',
    padding: '4px 8px 4px 16px',
    borderBlock: 'subtle',
    background: 'bg.subtle',
  },
});
/** The label in a `PanelLine`. */
export const PanelLineName = styled('b', { base: { textStyle: 'label' } });
/** The detail in a `PanelLine`, which takes the remaining width. */
export const PanelLineNote = styled('span', {
  base: { textStyle: 'caption', color: 'fg.muted', flex: '1 1 auto' },
});
interface DockedPanelProps {
  readonly title: string;
  /** Small controls beside the title. */
  readonly tools?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

/**
 * A panel beside a list; the user can still use the list. The panel takes the focus when it opens and gives it back to what
 * opened it; Escape closes it (design "docked panel").
 */
export const DockedPanel = ({ title, tools, onClose, children, foot }: DockedPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      const isLost = within.current && document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  // If the button that had the focus disappears because the content changed, the panel's heading takes the focus.
  useEffect(() => {
    if (within.current && document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <Frame
      data-docked=""
      aria-label={title}
      onFocus={() => {
        within.current = true;
      }}
      onBlur={() => {
        within.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Head>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {tools}
        <IconButton size="sm" label="Close" onClick={onClose}>
          <XMarkIcon />
        </IconButton>
      </Head>
      <Body>
        <NameAround value={title}>{children}</NameAround>
      </Body>
      <Foot>{foot}</Foot>
    </Frame>
  );
};
