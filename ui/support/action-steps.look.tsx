import type { ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { centered } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** A list of steps connected by a line. */
export const ActionSteps = styled('ol', { base: { padding: '16px 16px 0' } });

const Place = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: '3',
    '&:not(:last-of-type) > [data-mark]::after': {
      content: '""',
      flex: '1',
      width: '1px',
      minHeight: '12px',
      background: 'border.default',
      marginBlock: '4px',
    },
  },
});
const Mark = styled('span', {
  base: { display: 'grid', justifyItems: 'center', gridTemplateRows: '24px 1fr' },
});
const Disc = styled('span', {
  base: {
    ...centered,
    boxSize: '24px',
    borderRadius: 'full',
    border: 'default',
    textStyle: 'caption',
    fontWeight: '600',
    '& > svg': { boxSize: '14px' },
  },
  variants: {
    tone: {
      due: { background: 'accent.solid', borderColor: 'accent.solid', color: 'accent.on' },
      stop: {
        background: 'state.trouble.subtle',
        borderColor: 'state.trouble.border',
        color: 'state.trouble.solid',
      },
      clear: {
        background: 'state.ok.subtle',
        borderColor: 'state.ok.border',
        color: 'state.ok.solid',
      },
    },
  },
});
const Body = styled('div', {
  base: {
    ...row('3'),
    alignItems: 'start',
    flexWrap: 'wrap',
    paddingBottom: '20px',
    '& > [data-words]': { flex: '1 1 240px', minWidth: '0', overflowWrap: 'anywhere' },
  },
});

interface ActionStepProps {
  /** `stop` means that the person cannot reach any later step now. */
  readonly tone: 'due' | 'stop' | 'clear';
  /** A number or an icon that marks the step. */
  readonly mark: ReactNode;
  readonly title: ReactNode;
  /** An action beside the step that helps the person. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

const Title = styled('b', { base: { textStyle: 'label', display: 'block', paddingTop: '2px' } });

/** A text about a step. */
export const ActionText = styled('p', { base: { textStyle: 'small', color: 'fg.muted' } });

/** One step: its description, and beside the description an action that helps. */
export const ActionStep = ({ tone, mark, title, action, children }: ActionStepProps) => (
  <Place>
    <Mark data-mark="" aria-hidden>
      <Disc tone={tone}>{mark}</Disc>
    </Mark>
    <Body>
      <div data-words="">
        <Title>{title}</Title>
        {children}
      </div>
      {action}
    </Body>
  </Place>
);
