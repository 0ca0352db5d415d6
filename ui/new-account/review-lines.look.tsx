import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import InformationCircleIcon from '@heroicons/react/20/solid/InformationCircleIcon';
import MinusCircleIcon from '@heroicons/react/20/solid/MinusCircleIcon';
import XCircleIcon from '@heroicons/react/20/solid/XCircleIcon';
import { styled } from '../kit/styled.ts';

const MARKS = {
  wrong: { icon: XCircleIcon, words: 'To fix' },
  missing: { icon: MinusCircleIcon, words: 'Missing' },
  advice: { icon: InformationCircleIcon, words: 'Advice' },
  ok: { icon: CheckCircleIcon, words: 'Done' },
} as const;

const Lines = styled('ul', { base: { '& > :not(:first-child)': { borderTop: 'subtle' } } });
const Line = styled('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 20px',
    gap: '12px',
    alignItems: 'center',
    width: '100%',
    padding: '10px 16px',
    textAlign: 'start',
    '&:hover': { background: 'bg.subtle' },
    '& > svg': { boxSize: '20px', color: 'fg.muted' },
    '&[data-tone=wrong]': {
      '& > svg:first-of-type': { color: 'state.alarm.solid' },
    },
    '&[data-tone=ok] > svg:first-of-type': { color: 'state.ok.solid' },
    '&[data-tone=advice] > svg:first-of-type': { color: 'state.info.solid' },
  },
});
const Text = styled('b', {
  base: {
    display: 'block',
    textStyle: 'small',
    fontWeight: '400',
    overflowWrap: 'anywhere',
    '[data-tone=wrong] &': { color: 'state.alarm.fg', fontWeight: '600' },
  },
});
const Note = styled('small', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
});

export interface ReviewLine {
  readonly key: string;
  readonly tone: keyof typeof MARKS;
  readonly text: string;
  /** Where the problem is and what kind it is. */
  readonly note: string;
  readonly onGo: () => void;
}

/** A list of open, done and advised items. Each item links to its field. */
export const ReviewLines = ({
  label,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly ReviewLine[];
}) => (
  <Lines aria-label={label}>
    {lines.map(({ key, note, onGo, text, tone }) => {
      const { icon: Mark, words } = MARKS[tone];
      return (
        <li key={key}>
          <Line type="button" data-tone={tone} onClick={onGo}>
            <Mark role="img" aria-label={words} />
            <span>
              <Text>{text}</Text>
              <Note>{note}</Note>
            </span>
            <ChevronRightIcon aria-hidden />
          </Line>
        </li>
      );
    })}
  </Lines>
);
