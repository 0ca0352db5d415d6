import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { HiddenText } from '../kit/hidden-text.tsx';
import { row } from '../kit/looks.ts';
import { centered, sideways } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { currentInView } from '../kit/use-size.ts';

const WIDE = '@media (min-width: 80rem)';
const MIDDLE = '@media (min-width: 72rem)';

/** Media query for widths at which the names of nine steps fit below their markers. */
const NAMED = '@media (min-width: 64rem) and (max-width: 79.9988rem)';
/** Media query for widths at which the steps are a row that scrolls. */
const NARROW = '@media (max-width: 63.9988rem)';

/**
 * A layout with the steps on the left, the current step in the middle and the open problems on the right. On narrow
 * screens the steps are a row above the current step.
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
    display: 'flex',
    gap: '4px',
    [NARROW]: { ...sideways, gap: '8px' },
    [WIDE]: { display: 'grid' },
  },
});
/** A step with the line that leads to the next one. */
const Step = styled('li', {
  base: {
    position: 'relative',
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      background: 'border.default',
    },
    [WIDE]: {
      '&:not(:last-of-type)::after': {
        insetInlineStart: '12.5px',
        width: '1px',
        top: '35px',
        bottom: '-7px',
      },
    },
    [NAMED]: {
      flex: '1 1 0',
      minWidth: '0',
      '&:not(:last-of-type)::after': {
        height: '1px',
        top: '19px',
        left: 'calc(50% + 17px)',
        right: 'calc(-50% + 13px)',
      },
    },
    [NARROW]: { flex: '0 0 auto' },
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
    '&:hover [data-name]': { textDecoration: 'underline' },
    '&[aria-current=step]': {
      fontWeight: '600',
    },
    [NAMED]: {
      flexDirection: 'column',
      gap: '4px',
      padding: '6px 0',
      textAlign: 'center',
      textStyle: 'caption',
      lineHeight: '1rem',
    },
    [NARROW]: {
      gap: '8px',
      minHeight: '44px',
      paddingInlineEnd: '8px',
      whiteSpace: 'nowrap',
      '&:focus-visible': { outlineOffset: '-2px' },
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

/** The steps of a long form as links. On narrow screens they are a row that scrolls to the current step. */
export const WizardSteps = ({ steps, current, onGo }: WizardStepsProps) => {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <div>
      <Caption>{`Step ${at + 1} of ${steps.length}`}</Caption>
      <Steps ref={currentInView} aria-label="Steps">
        {steps.map(({ done, id, title, wrong }, index) => (
          <Step key={id}>
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
