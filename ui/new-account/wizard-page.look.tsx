import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { HiddenText } from '../kit/hidden-text.tsx';
import { row } from '../kit/looks.ts';
import { centered, heardOnly } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const WIDE = '@media (min-width: 80rem)';
const NARROWER = '@media (max-width: 79.9988rem)';
const MIDDLE = '@media (min-width: 72rem)';

/** Media query for widths at which a long step name does not fit beside the eight step markers. */
const NARROW = '@media (max-width: 39.9988rem)';

/**
 * A layout with the steps on the left, the current step in the middle and the open problems on the right. On narrow
 * screens the steps form a row above the current step.
 */
export const WizardPage = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [MIDDLE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 18.75rem',
      '& > :first-child': { gridColumn: '1 / -1' },
    },
    [WIDE]: {
      gridTemplateColumns: '13.5rem minmax(0, 1fr) 21rem',
      columnGap: '24px',
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
});

const Steps = styled('ol', {
  base: {
    ...row('1'),
    [NARROWER]: { '& > :not([data-current]) [data-name]': heardOnly },
    [NARROW]: { '& [data-name]': heardOnly },
    [WIDE]: { display: 'grid', gap: '1' },
  },
});
const Step = styled('li', {
  base: {
    flex: '1 1 0',
    minWidth: '0',
    '&[data-current]': { flex: '0 0 auto' },
    [NARROW]: { '&[data-current]': { flex: '1 1 0' } },
  },
});

const StepButton = styled('button', {
  base: {
    ...row('12px'),
    width: '100%',
    minHeight: '40px',
    textAlign: 'start',
    textStyle: 'body',
    borderRadius: 'sm',
    justifyContent: 'center',
    [WIDE]: { justifyContent: 'flex-start' },
    '&:hover [data-name]': { textDecoration: 'underline' },
    '&[aria-current=step]': {
      fontWeight: '600',
    },
  },
});
const Disc = styled('i', {
  base: {
    ...centered,
    flexShrink: '0',
    boxSize: '26px',
    borderRadius: 'full',
    border: 'control',
    background: 'bg.surface',
    textStyle: 'caption',
    fontStyle: 'normal',
    fontWeight: '600',
    color: 'fg.muted',
    '& > svg': { boxSize: '16px' },
    '[data-done] > &': {
      background: 'state.ok.subtle',
      borderColor: 'state.ok.border',
      color: 'state.ok.solid',
    },
    '[data-wrong] > &': {
      background: 'state.alarm.subtle',
      borderColor: 'state.alarm.border',
      color: 'state.alarm.fg',
    },
    '[aria-current=step] > &': {
      background: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.on',
    },
  },
});

const Caption = styled('p', {
  base: {
    textStyle: 'caption',
    fontWeight: '600',
    color: 'fg.muted',
    paddingBottom: '8px',
  },
});

const CurrentName = styled('span', {
  base: { display: 'none', color: 'fg.default', [NARROW]: { display: 'inline' } },
});

export interface WizardStep {
  readonly id: string;
  readonly title: string;
  /** True if the step has no problem left. */
  readonly done: boolean;
  /** Number of problems that block the submit. */
  readonly wrong: number;
}

interface WizardStepsProps {
  readonly steps: readonly WizardStep[];
  readonly current: string;
  readonly onGo: (id: string) => void;
}

/** The steps of a long form as links. Narrow screens show numbered markers and the name of the current step only. */
export const WizardSteps = ({ steps, current, onGo }: WizardStepsProps) => {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <div>
      <Caption>
        {`Step ${at + 1} of ${steps.length}`}
        <CurrentName>{`: ${steps[at]?.title ?? ''}`}</CurrentName>
      </Caption>
      <Steps aria-label="Steps">
        {steps.map(({ done, id, title, wrong }, index) => (
          <Step key={id} data-current={id === current ? '' : undefined}>
            <StepButton
              type="button"
              aria-current={id === current ? 'step' : undefined}
              data-done={done ? '' : undefined}
              data-wrong={wrong > 0 ? '' : undefined}
              onClick={() => onGo(id)}
            >
              <Disc aria-hidden>{done && id !== current ? <CheckIcon /> : index + 1}</Disc>
              <span data-name="">{title}</span>
              <HiddenText>
                {`${done ? ', complete' : ''}${wrong > 0 ? `, ${wrong} to fix` : ''}`}
              </HiddenText>
            </StepButton>
          </Step>
        ))}
      </Steps>
    </div>
  );
};
