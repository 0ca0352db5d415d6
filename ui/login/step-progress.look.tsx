import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Line = styled('div', {
  base: {
    ...row('2'),
    textStyle: 'caption',
    color: 'fg.muted',
    '& > :last-child': { display: 'flex', gap: '1' },
  },
});

const Bar = styled('i', {
  base: { width: '32px', height: '4px', borderRadius: 'xs', background: 'border.default' },
  variants: { reached: { true: { background: 'accent.solid' } } },
});

interface StepProgressProps {
  readonly index: number;
  readonly total: number;
}

/** "Step 1 of 2" with one bar per step. The text carries the meaning; the bars are decoration. */
export const StepProgress = ({ index, total }: StepProgressProps) => (
  <Line>
    <span>
      Step {index} of {total}
    </span>
    <span aria-hidden>
      {Array.from({ length: total }, (_, step) => (
        <Bar key={step} reached={step < index} />
      ))}
    </span>
  </Line>
);
