import { styled } from '../kit/styled.ts';

/** Height of the area above the base line, and of the area below it. */
const HALF = 30;

const Months = styled('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    containerType: 'inline-size',
    '& > [data-month]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '1',
      '& > svg': { display: 'block', width: '100%' },
    },
    '& rect': { fill: 'data.bar' },
    '& rect[data-less]': { fill: 'state.neutral.solid' },
    '& line': { stroke: 'border.control', vectorEffect: 'non-scaling-stroke' },
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
  readonly title: string;
}

interface MonthChangesProps {
  /** The whole picture as text for screen readers. */
  readonly label: string;
  /** Oldest month first. */
  readonly months: readonly MonthChange[];
}

/** What each month added (above the line) or lost (below it). */
export const MonthChanges = ({ label, months }: MonthChangesProps) => {
  // Where nothing was lost, the names stand right below the line.
  const below = months.some(({ change }) => change < 0) ? HALF : 1;
  const most = Math.max(1, ...months.map(({ change }) => Math.abs(change)));
  return (
    <Months role="img" aria-label={label}>
      {months.map(({ key, name, change, words, title }) => {
        const high = (Math.abs(change) / most) * (HALF - 6);
        return (
          <div key={key} data-month="" title={title}>
            <Change>{words}</Change>
            <svg
              height={HALF + below}
              viewBox={`0 0 10 ${HALF + below}`}
              preserveAspectRatio="none"
              aria-hidden
            >
              {change < 0 ? (
                <rect data-less="" x="2" y={HALF} width="6" height={high} />
              ) : (
                <rect x="2" y={HALF - high} width="6" height={high} />
              )}
              <line x1="0" x2="10" y1={HALF} y2={HALF} />
            </svg>
            <Name data-name="">{name}</Name>
          </div>
        );
      })}
    </Months>
  );
};
