import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { cardBox, row } from './looks.ts';
import { column } from './portal-looks.ts';
import { styled } from './styled.ts';

/** A page whose panel stands at its right where there is room, else above it; the page stays usable meanwhile. */
export const WithPanel = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '& > [data-docked]': { order: '-1' },
    '@media (min-width: 1180px)': {
      '&:has(> [data-docked])': { gridTemplateColumns: 'minmax(0, 1fr) 364px' },
      '& > [data-docked]': {
        order: '0',
        position: 'sticky',
        top: 'calc(72px + var(--visit, 0px))',
        // Its foot stays in sight before the page is scrolled as well.
        maxHeight: 'max(420px, calc(100dvh - 232px - var(--visit, 0px)))',
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
/** What the presses at its foot come to. */
export const PanelFootNote = styled('p', {
  base: { flex: '1 1 auto', textStyle: 'small', color: 'fg.muted' },
});
/** Fields of such a panel; over the page a slide-over gives the room around them. */
export const PanelFields = styled('div', {
  base: { ...column('4'), padding: '16px', '[data-dialog-body] > &': { padding: '0' } },
});
/** The line between its fields and what they come to. */
export const PanelLine = styled('div', {
  base: {
    ...row('2'),
    minHeight: '40px',
    padding: '4px 8px 4px 16px',
    borderBlock: 'subtle',
    background: 'bg.subtle',
  },
});
/** What such a line is about. */
export const PanelLineName = styled('b', { base: { textStyle: 'label' } });
/** What is said of it; takes the rest of the line. */
export const PanelLineNote = styled('span', {
  base: { textStyle: 'caption', color: 'fg.muted', flex: '1 1 auto' },
});
interface DockedPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

/** A panel beside a list that stays usable; it takes the focus when it opens and Escape closes it (design "docked panel"). */
export const DockedPanel = ({ title, onClose, children, foot }: DockedPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const within = useRef(false);
  useEffect(() => heading.current?.focus(), []);
  // A button that was pressed may be gone with what it was for: the focus stays in the panel.
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
        <IconButton size="sm" label="Close" onClick={onClose}>
          <XMarkIcon />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      <Foot>{foot}</Foot>
    </Frame>
  );
};
