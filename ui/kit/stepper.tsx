import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { HiddenText } from './hidden-text.tsx';
import { row } from './looks.ts';
import { centered } from './portal-looks.ts';
import { styled } from './styled.ts';

const List = styled('ol', {
  base: {
    ...row('2'),
    textStyle: 'small',
    color: 'fg.muted',
    '@media (max-width: 40rem)': {
      '& > :not([data-at=current]) > [data-label]': { display: 'none' },
    },
  },
});
const Step = styled('li', {
  base: {
    ...row('2'),
    whiteSpace: 'nowrap',
    // The line to the previous step.
    '&:not(:first-of-type)': {
      flex: '1 1 auto',
    },
    '&[data-at=current]': { color: 'fg.default', fontWeight: '600' },
    '&:not(:first-of-type)::before': {
      content: '""',
      flex: '1',
      minWidth: '8px',
      borderTop: 'default',
    },
  },
});
const Disc = styled('span', {
  base: {
    ...centered,
    flexShrink: '0',
    boxSize: '24px',
    borderRadius: 'full',
    border: 'control',
    textStyle: 'caption',
    fontWeight: '600',
    '& > svg': { boxSize: '16px' },
    '[data-at=done] > &': {
      background: 'state.ok.subtle',
      borderColor: 'state.ok.border',
      color: 'state.ok.solid',
    },
    '[data-at=current] > &': {
      background: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.on',
    },
  },
});

const placeOf = (
  index: number,
  {
    current,
    done,
  }: Pick<StepperProps, 'current'> & { readonly done: StepperProps['done'] | undefined },
): 'done' | 'current' | 'toCome' => {
  if (index === current) return 'current';
  return (done?.[index] ?? index < current) ? 'done' : 'toCome';
};

export interface StepperProps {
  readonly steps: readonly string[];
  /** Zero-based index of the current step. */
  readonly current: number;
  /** Whether each step is done; needed if steps can be done in any order. If absent, all steps before the current step are done. */
  readonly done?: readonly boolean[];
}

/**
 * Shows the position in a short process; on phones only the current step shows its name. Steps cannot be pressed. Chakra's
 * stepper is not used, because it would add 7.2 kB (kit README §9).
 */
export const Stepper = ({ steps, current, done }: StepperProps) => (
  <List aria-label="Steps">
    {steps.map((name, index) => {
      const at = placeOf(index, { current, done });
      return (
        <Step key={name} data-at={at} aria-current={at === 'current' ? 'step' : undefined}>
          <Disc aria-hidden>{at === 'done' ? <CheckIcon /> : index + 1}</Disc>
          <HiddenText>{`Step ${index + 1} of ${steps.length}: ${name}${at === 'done' ? ', done' : ''}`}</HiddenText>
          <span data-label="" aria-hidden>
            {name}
          </span>
        </Step>
      );
    })}
  </List>
);
