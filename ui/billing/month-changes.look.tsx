import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import { styled } from '../kit/styled.ts';

/** Height of the area above the base line, and of the area below it. */
const HALF = 30;

const Months = styled('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '8px',
    containerType: 'inline-size',
    '& > [data-month]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '1',
      '& > svg': { display: 'block', width: '100%', height: `${2 * HALF}px` },
      '& > svg[data-owed]': { boxSize: '16px', color: 'state.alarm.solid' },
    },
    '& rect': { fill: 'data.bar' },
    '& rect[data-less]': { fill: 'state.neutral.solid' },
    '& line': { stroke: 'border.control', vectorEffect: 'non-scaling-stroke' },
    '@media (max-width: 40rem)': { gap: '4px' },
    // Beside each other, the names of twelve months have no room.
    '@container (max-width: 20rem)': {
      '& > [data-month]:not(:nth-last-child(3n + 1)) > [data-name]': { visibility: 'hidden' },
    },
  },
});
const Change = styled('b', {
  base: { textStyle: 'caption', fontWeight: '600', whiteSpace: 'nowrap' },
});
const Name = styled('small', {
  base: { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' },
});

interface MonthChange {
  readonly key: string;
  readonly name: string;
  /** The change as text above the bar, such as "+3". */
  readonly words: string;
  readonly change: number;
  /** True if something billed in this month is past due; drawn as an icon below its name. */
  readonly owed: boolean;
  readonly title: string;
}

interface MonthChangesProps {
  /** The whole picture as text for screen readers. */
  readonly label: string;
  /** Oldest month first. */
  readonly months: readonly MonthChange[];
}

/** What each month added (above the line) or lost (below it). An icon below the name marks a month of which something is past due. */
export const MonthChanges = ({ label, months }: MonthChangesProps) => {
  const most = Math.max(1, ...months.map(({ change }) => Math.abs(change)));
  return (
    <Months role="img" aria-label={label}>
      {months.map(({ key, name, change, owed, words, title }) => {
        const high = (Math.abs(change) / most) * (HALF - 6);
        return (
          <div key={key} data-month="" title={title}>
            <Change>{words}</Change>
            <svg viewBox={`0 0 10 ${2 * HALF}`} preserveAspectRatio="none" aria-hidden>
              {change < 0 ? (
                <rect data-less="" x="1" y={HALF} width="8" height={high} />
              ) : (
                <rect x="1" y={HALF - high} width="8" height={high} />
              )}
              <line x1="0" x2="10" y1={HALF} y2={HALF} />
            </svg>
            <Name data-name="">{name}</Name>
            {owed && <ExclamationCircleIcon data-owed="" aria-hidden />}
          </div>
        );
      })}
    </Months>
  );
};
