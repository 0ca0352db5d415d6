import XCircleIcon from '@heroicons/react/20/solid/XCircleIcon';
import { styled } from '../kit/styled.ts';

const Fault = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(88px, 2fr) minmax(0, 4fr) minmax(0, 7fr)',
    columnGap: '3',
    alignItems: 'start',
    minHeight: '40px',
    padding: '10px 16px',
    borderTop: 'subtle',
    overflowWrap: 'anywhere',
    '& > svg': { boxSize: '20px', color: 'state.alarm.solid' },
    '@media (max-width: 40rem)': { gridTemplateColumns: '20px minmax(0, 1fr) auto', rowGap: '2px' },
  },
});
const Place = styled('b', {
  base: {
    fontWeight: '600',
    '@media (max-width: 40rem)': {
      gridRow: '1',
      gridColumn: '3',
      fontWeight: '400',
      color: 'fg.muted',
    },
  },
});
const Why = styled('p', {
  base: {
    color: 'fg.muted',
    '@media (max-width: 40rem)': { gridColumn: '2 / -1', textStyle: 'small' },
  },
});
const What = styled('span', {
  base: { '@media (max-width: 40rem)': { gridRow: '1', gridColumn: '2' } },
});

interface FaultRowsProps {
  readonly label: string;
  readonly rows: readonly {
    readonly key: string;
    /** Where the problem is in the file, such as a line number. */
    readonly place: string;
    readonly what: string;
    /** The violated rule. */
    readonly why: string;
  }[];
}

/** A list of refused lines, each with its place in the file and the violated rule. */
export const FaultRows = ({ label, rows }: FaultRowsProps) => (
  <ul aria-label={label}>
    {rows.map(({ key, place, what, why }) => (
      <Fault key={key}>
        <XCircleIcon aria-hidden />
        <Place>{place}</Place>
        <What>{what}</What>
        <Why>{why}</Why>
      </Fault>
    ))}
  </ul>
);
