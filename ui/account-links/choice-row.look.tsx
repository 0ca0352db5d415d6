import type { ReactNode } from 'react';
import { currentMark } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: '2',
    '&:has(> [aria-current=true])': { background: 'accent.subtle', '&::before': currentMark('0') },
    '&:hover': { background: 'bg.muted' },

    '& > [aria-pressed=true]': { color: 'accent.fg' },
  },
});

const Choose = styled('button', {
  base: {
    flex: '1 1 0',
    minWidth: '0',
    minHeight: '56px',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 8px',
    padding: '8px 8px 8px 16px',
    textAlign: 'start',
    borderRadius: 'sm',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

const Name = styled('b', { base: { fontWeight: '600', overflowWrap: 'anywhere' } });

const About = styled('small', { base: { gridColumn: '1', textStyle: 'small', color: 'fg.muted' } });

const Mark = styled('span', { base: { gridColumn: '2', gridRow: '1 / span 2' } });

interface ChoiceRowProps {
  readonly title: string;
  readonly detail: string;
  /** The row's state, shown after the text. */
  readonly mark: ReactNode;
  readonly current: boolean;
  readonly onChoose: () => void;
  /** Icon buttons at the end of the row. */
  readonly children: ReactNode;
}

/** A row with a pressable text and icon buttons after the text. The pressable part has `data-choose`, for code that moves the focus. */
export const ChoiceRow = ({ title, detail, mark, current, onChoose, children }: ChoiceRowProps) => (
  <Row>
    <Choose type="button" data-choose="" aria-current={current} onClick={onChoose}>
      <Name>{title}</Name>
      <About>{detail}</About>
      <Mark>{mark}</Mark>
    </Choose>
    {children}
  </Row>
);
