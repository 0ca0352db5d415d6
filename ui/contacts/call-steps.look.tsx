import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import { ofDay } from './of-day.rule.ts';
import { styled } from '../kit/styled.ts';

/** One row of a displayed call order. */
export interface CallStepRow {
  readonly key: string;
  /** The position in the call order, starting at 1; null if the contact is skipped. */
  readonly turn: number | null;
  readonly title: string;
  readonly why: string;
  /** The intervals in which the contact may be called, in minutes of the day. */
  readonly hours: readonly { readonly from: number; readonly to: number }[];
  /** True for a dispatch step, which calls responders instead of a contact. */
  readonly dispatch?: boolean;
}

const List = styled('ol', {
  base: {
    position: 'relative',
    listStyle: 'none',
    paddingBlock: '4px',
  },
  variants: {
    /** If true and there is room, each row has a time lane of the day. */
    lanes: {
      true: {
        '@media (min-width: 40.0625rem)': {
          '& > :not([data-dispatch])': {
            gridTemplateColumns: '24px minmax(0, 1fr) minmax(11.25rem, 38%)',
            '& [data-lane]': { display: 'block' },
          },
        },
      },
    },
  },
});
const Step = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: '3',
    paddingBlock: '4px',
    '& [data-lane]': { display: 'none' },
    // The line from one number disc to the next.
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '12px',
      top: '32px',
      bottom: '-4px',
      width: '1px',
      background: 'border.control',
    },
  },
});
const Words = styled('div', {
  base: {
    '[data-dispatch] > &': {
      padding: '8px 12px',
      border: '1px solid',
      borderColor: 'state.info.border',
      borderRadius: 'sm',
      background: 'state.info.subtle',
    },
  },
});
const Title = styled('b', {
  base: {
    display: 'block',
    fontWeight: '600',
    overflowWrap: 'anywhere',
    '[data-dispatch] &': { color: 'state.info.fg' },
    '[data-skipped] &': { fontWeight: '400', color: 'fg.muted', textDecoration: 'line-through' },
  },
});
const Why = styled('small', {
  base: {
    display: 'block',
    textStyle: 'caption',
    color: 'fg.muted',
    '[data-skipped] &': { color: 'state.trouble.fg' },
  },
});

const Disc = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '24px',
    marginTop: '6px',
    borderRadius: 'full',
    textStyle: 'caption',
    fontWeight: '600',
    background: 'accent.solid',
    color: 'accent.on',
    '& svg': { boxSize: '16px' },
  },
  variants: {
    look: {
      skipped: {
        background: 'bg.surface',
        color: 'fg.muted',
        border: '1px dashed',
        borderColor: 'border.control',
      },
      dispatch: { background: 'state.info.solid', color: 'state.info.on' },
    },
  },
});

const Lane = styled('span', {
  base: {
    position: 'relative',
    minHeight: '40px',
    '& > svg': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      overflow: 'visible',
    },
    '& [data-day]': { fill: 'bg.muted' },
    '& [data-open]': { fill: 'accent.subtle', stroke: 'data.bar' },
    '& [data-closed]': { fill: 'bg.surface', stroke: 'fg.muted', strokeDasharray: '3 2' },
    '& line': { stroke: 'fg.default', strokeWidth: '2' },
  },
});

const LaneOf = ({ step, minute }: { readonly step: CallStepRow; readonly minute: number }) => (
  <Lane data-lane="" aria-hidden>
    <svg>
      <rect data-day="" x="0" width="100%" y="14" height="12" rx="2" />
      {step.hours.map(({ from, to }) => (
        <rect
          key={from}
          {...(step.turn === null ? { 'data-closed': '' } : { 'data-open': '' })}
          x={ofDay(from)}
          width={ofDay(to - from)}
          y="14.5"
          height="11"
          rx="2"
        />
      ))}
      <line x1={ofDay(minute)} x2={ofDay(minute)} y1="-4" y2="110%" />
    </svg>
  </Lane>
);

/**
 * A call order: who is called when, who is skipped, and when responders are dispatched. With `minute`, each row shows its
 * call hours as a bar of the day, and a vertical line marks that minute (kit README §7 "Call order").
 */
export const CallSteps = ({
  label,
  steps,
  minute = null,
}: {
  readonly label: string;
  readonly steps: readonly CallStepRow[];
  readonly minute?: number | null;
}) => (
  <List aria-label={label} lanes={minute !== null}>
    {steps.map((step) => {
      const { dispatch = false, key, title, turn, why } = step;
      const isSkipped = turn === null && !dispatch;
      return (
        <Step
          key={key}
          data-skipped={isSkipped ? '' : undefined}
          data-dispatch={dispatch ? '' : undefined}
        >
          <Disc look={dispatch ? 'dispatch' : isSkipped ? 'skipped' : undefined}>
            {dispatch ? <ShieldCheckIcon aria-hidden /> : (turn ?? '–')}
          </Disc>
          <Words>
            <Title>{title}</Title>
            <Why>{isSkipped ? `Skipped: ${why}` : why}</Why>
          </Words>
          {minute !== null && !dispatch && <LaneOf step={step} minute={minute} />}
        </Step>
      );
    })}
  </List>
);
