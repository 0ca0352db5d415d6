import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { ReactNode } from 'react';
import { HiddenText } from './hidden-text.tsx';
import { cardBox, row } from './looks.ts';
import { centered } from './portal-looks.ts';
import { styled } from './styled.ts';

const WIDE = '@media (min-width: 1280px)';
const MIDDLE = '@media (min-width: 1024px)';
/** Where a long name has no room beside eight discs. */
const NARROW = '@media (max-width: 639.98px)';

/** Steps at the left, the step in the middle, what is left to do at the right; the steps become a line above where there is no room for three. */
export const WizardPage = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [MIDDLE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      '& > nav': { gridColumn: '1 / -1' },
    },
    [WIDE]: {
      gridTemplateColumns: '216px minmax(0, 1fr) 336px',
      columnGap: '24px',
      '& > nav': { gridColumn: 'auto' },
    },
  },
});

const Steps = styled('ol', {
  base: {
    ...row('1'),
    '& > li': { flex: '1 1 0', minWidth: '0' },
    '& > li[data-current]': { flex: '0 0 auto' },
    '& > li:not([data-current]) [data-name]': { display: 'none' },
    [NARROW]: {
      '& > li[data-current]': { flex: '1 1 0' },
      '& [data-name]': { display: 'none' },
    },
    [WIDE]: {
      display: 'grid',
      gap: '1',
      '& > li:not([data-current]) [data-name]': { display: 'inline' },
    },
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
    '& > i': {
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
    },
    '&[data-done] > i': {
      background: 'state.ok.subtle',
      borderColor: 'state.ok.border',
      color: 'state.ok.solid',
    },
    '&[data-wrong] > i': {
      background: 'state.alarm.subtle',
      borderColor: 'state.alarm.border',
      color: 'state.alarm.fg',
    },
    '&[aria-current=step]': {
      fontWeight: '600',
      '& > i': { background: 'accent.solid', borderColor: 'accent.solid', color: 'accent.on' },
    },
  },
});
const Caption = styled('p', {
  base: {
    textStyle: 'caption',
    fontWeight: '600',
    color: 'fg.muted',
    paddingBottom: '8px',
    '& > span': { display: 'none', color: 'fg.default', [NARROW]: { display: 'inline' } },
  },
});

export interface WizardStep {
  readonly id: string;
  readonly title: string;
  /** Nothing is left to do in it. */
  readonly done: boolean;
  /** How many things stand in the way. */
  readonly wrong: number;
}

interface WizardStepsProps {
  readonly steps: readonly WizardStep[];
  readonly current: string;
  readonly onGo: (id: string) => void;
}

/** The steps of a long form, each a press away; on smaller screens a line of discs with the name of the current one, on a phone above them. */
export const WizardSteps = ({ steps, current, onGo }: WizardStepsProps) => {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <div>
      <Caption>
        {`Step ${at + 1} of ${steps.length}`}
        <span>{`: ${steps[at]?.title ?? ''}`}</span>
      </Caption>
      <Steps aria-label="Steps">
        {steps.map(({ done, id, title, wrong }, place) => (
          <li key={id} data-current={id === current ? '' : undefined}>
            <StepButton
              type="button"
              aria-current={id === current ? 'step' : undefined}
              data-done={done ? '' : undefined}
              data-wrong={wrong > 0 ? '' : undefined}
              onClick={() => onGo(id)}
            >
              <i aria-hidden>{done && id !== current ? <CheckIcon /> : place + 1}</i>
              <span data-name="" aria-hidden>
                {title}
              </span>
              <HiddenText>
                {`${title}${done ? ', complete' : ''}${wrong > 0 ? `, ${wrong} to fix` : ''}`}
              </HiddenText>
            </StepButton>
          </li>
        ))}
      </Steps>
    </div>
  );
};

const Stepped = styled('section', {
  base: {
    ...cardBox,
    outline: '0',
    '& > header': {
      ...row('12px'),
      flexWrap: 'wrap',
      padding: '14px 16px',
      borderBottom: 'subtle',
      '& > h2': { textStyle: 'label', outline: '0' },
      '& > span': { textStyle: 'small', color: 'fg.muted' },
      '& > [data-actions]': { marginInlineStart: 'auto', ...row('2'), flexWrap: 'wrap' },
    },
    '& > [data-part]': { padding: '20px 16px' },
    '& > [data-part] + [data-part]': { borderTop: 'subtle' },
    [MIDDLE]: { '& > [data-part]': { padding: '20px 36px' } },
  },
});

/** One step: its name with a word about it, what acts on it, and its parts with a line between each. */
export const WizardCard = ({
  title,
  about,
  actions,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) => (
  <Stepped aria-label={title}>
    <header>
      <h2 id="step-title" tabIndex={-1}>
        {title}
      </h2>
      <span>{about}</span>
      {actions !== undefined && <div data-actions="">{actions}</div>}
    </header>
    {children}
  </Stepped>
);

/** One part of a step. */
export const WizardPart = ({ children }: { readonly children: ReactNode }) => (
  <div data-part="">{children}</div>
);
