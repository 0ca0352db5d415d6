import { eachOf, row } from '../kit/looks.ts';
import { centered } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const STEPS = [0, 1, 2, 3, 4, 5] as const;
const STEP_WIDTH = 16;

const List = styled('ul', {
  base: {
    padding: '12px 16px 0',
  },
});
const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'center',
    minHeight: '50px',
  },
});
const Words = styled('p', { base: { paddingBlock: '4px' } });
const Name = styled('b', { base: { display: 'block', fontWeight: '600' } });
const Adds = styled('small', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
});

const Step = styled('span', {
  base: {
    alignSelf: 'stretch',
    padding: '3px 5px',
    borderTop: '2px solid',
    borderInlineStart: '2px solid',
    borderColor: 'accent.solid',
    background: 'accent.subtle',
    textStyle: 'small',
    fontWeight: '600',
    color: 'accent.fg',
  },
  variants: {
    step: eachOf(STEPS, (step) => ({ marginInlineStart: `${Number(step) * STEP_WIDTH}px` })),
    stands: {
      below: {},
      on: { background: 'accent.solid', color: 'accent.on' },
      above: {
        border: '1px dashed',
        borderBottom: '0',
        borderColor: 'border.control',
        background: 'transparent',
        color: 'fg.muted',
      },
    },
  },
});

const People = styled('span', {
  base: {
    ...row('1'),
  },
});
const Initials = styled('i', {
  base: {
    ...centered,
    boxSize: '26px',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    textStyle: 'caption',
    fontStyle: 'normal',
    color: 'fg.muted',
    '&[data-chosen]': {
      background: 'bg.inverse',
      borderColor: 'bg.inverse',
      color: 'fg.inverse',
      fontWeight: '600',
    },
  },
});
const More = styled('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** Maximum count of discs beside a step. Any further people appear as a count. */
const SHOWN = 3;

/** A holder on a step of the staircase. */
export interface StepPerson {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly isChosen: boolean;
}

/** One step of the staircase; 0 is the lowest. */
export interface StairStep {
  readonly step: (typeof STEPS)[number];
  readonly name: string;
  readonly adds: string;
  readonly people: readonly StepPerson[];
}

interface StaircaseProps {
  readonly label: string;
  /** The steps, highest first. */
  readonly steps: readonly StairStep[];
  /** The step of the selected holder; null highlights no step. */
  readonly standsOn: number | null;
}

const standsOf = (step: number, own: number | null) => {
  if (own === null || step < own) return 'below';
  return step === own ? 'on' : 'above';
};

const Discs = ({ people }: { readonly people: readonly StepPerson[] }) => {
  const shown = people.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen)).slice(0, SHOWN);
  const more = people.length - shown.length;
  return (
    <People>
      {shown.map(({ id, name, initials, isChosen }) => (
        <Initials key={id} role="img" aria-label={name} data-chosen={isChosen ? '' : undefined}>
          {initials}
        </Initials>
      ))}
      {more > 0 && <More>+{more}</More>}
    </People>
  );
};

/**
 * A staircase of levels with the holders on their steps; each level includes the levels below. A table has the same
 * content (ui README §13).
 */
export const Staircase = ({ label, steps, standsOn }: StaircaseProps) => (
  <List aria-label={label}>
    {steps.map(({ step, name, adds, people }) => (
      <Row key={step} aria-current={step === standsOn ? 'true' : undefined}>
        <Step step={step} stands={standsOf(step, standsOn)}>
          {step}
        </Step>
        <Words>
          <Name>{name}</Name>
          <Adds>{adds}</Adds>
        </Words>
        <Discs people={people} />
      </Row>
    ))}
  </List>
);
