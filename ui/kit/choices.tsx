import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import type { ComponentProps, ReactNode } from 'react';
import { row } from './looks.ts';
import { currentMark } from './portal-looks.ts';
import { Spinner } from './spinner.tsx';
import { styled } from './styled.ts';

const Way = styled('button', {
  base: {
    ...row('3'),
    width: '100%',
    minHeight: '56px',
    padding: '12px 16px',
    border: 'control',
    borderRadius: 'sm',
    textAlign: 'start',
    transition: 'background .12s',
    _hover: { background: 'bg.muted' },
    '& > span': { flex: '1' },
    '& b': { display: 'block', textStyle: 'form', fontWeight: '600' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& > svg:last-child': { boxSize: '20px', color: 'fg.muted' },
    '&[aria-busy=true]': { background: 'accent.subtle', borderColor: 'accent.solid' },
  },
  variants: { filled: { true: { background: 'bg.surface' } } },
});

export interface ChoiceButtonProps extends Omit<ComponentProps<'button'>, 'title' | 'color'> {
  readonly title: string;
  readonly detail?: string;
  /** A mark before the words, on the face of a field. */
  readonly mark?: ReactNode;
  /** It was chosen and leads away. */
  readonly busy?: boolean;
}

/** One of a few ways on, with its words, as wide as the column. */
export const ChoiceButton = ({ title, detail, mark, busy, ...rest }: ChoiceButtonProps) => (
  <Way type="button" filled={mark !== undefined} aria-busy={busy} {...rest}>
    {mark}
    <span>
      <b>{title}</b>
      {detail !== undefined && <small>{detail}</small>}
    </span>
    {busy === true ? <Spinner aria-hidden /> : <ChevronRightIcon aria-hidden />}
  </Way>
);

const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: '2',
    '&:has(> [aria-current=true])': { background: 'accent.subtle', '&::before': currentMark('0') },
    '&:hover': { background: 'bg.muted' },
    '& > [data-choose]': {
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
      '& > b': { fontWeight: '600', overflowWrap: 'anywhere' },
      '& > small': { gridColumn: '1', textStyle: 'small', color: 'fg.muted' },
      '& > span': { gridColumn: '2', gridRow: '1 / span 2' },
    },
    '& > [aria-pressed=true]': { color: 'accent.fg' },
  },
});

interface ChoiceRowProps {
  readonly title: string;
  readonly detail: string;
  /** The state of it, at the end of the words. */
  readonly mark: ReactNode;
  readonly current: boolean;
  readonly onChoose: () => void;
  /** Icon buttons; a pressed one is lit. */
  readonly children: ReactNode;
}

/** A row one chooses by its words, with small buttons after it; the one worked with is marked. Its press wears `data-choose`, for whoever moves the focus. */
export const ChoiceRow = ({ title, detail, mark, current, onChoose, children }: ChoiceRowProps) => (
  <Row>
    <button type="button" data-choose="" aria-current={current} onClick={onChoose}>
      <b>{title}</b>
      <small>{detail}</small>
      <span>{mark}</span>
    </button>
    {children}
  </Row>
);
