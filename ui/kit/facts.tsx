import type { ReactNode } from 'react';
import { styled } from './styled.ts';

const List = styled('dl', {
  base: {
    display: 'grid',
    // In a narrow place names give way before values do.
    gridTemplateColumns: 'minmax(0, 132px) minmax(min(100% - 108px, 226px), 1fr)',
    columnGap: '4',
    // A link or a badge among the values is higher than a line of words.
    alignItems: 'baseline',
    '& > dt, & > dd': { paddingBlock: '6px' },
    '& > dt': { color: 'fg.muted' },
    '& > dd': { overflowWrap: 'anywhere' },
    '& > dd[data-absent]': { color: 'fg.subtle' },
  },
});

/** One named value; null or undefined says that nobody gave it. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** What stands where nothing was given; without it the fact is left out. */
  readonly absent?: string;
}

const isGiven = (value: ReactNode): boolean =>
  value !== null && value !== undefined && value !== '';

/** Names and values in two columns. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <List>
    {facts
      .filter(({ value, absent }) => isGiven(value) || absent !== undefined)
      .flatMap(({ name, value, absent }) => [
        <dt key={`${name} name`}>{name}</dt>,
        <dd key={name} data-absent={isGiven(value) ? undefined : ''}>
          {isGiven(value) ? value : absent}
        </dd>,
      ])}
  </List>
);

const Frame = styled('table', {
  base: {
    textStyle: 'small',
    '& th, & td': {
      padding: '6px 0 6px 12px',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      borderTop: 'subtle',
    },
    '& thead th': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted', border: '0' },
    '& th:first-of-type': {
      paddingInlineStart: '0',
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& tbody th': { fontWeight: '400' },
  },
});

interface SmallTableProps {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly name: string; readonly figures: readonly number[] }[];
}

/** A few figures a name, in a panel; the first column names the rows. */
export const SmallTable = ({ heads, rows }: SmallTableProps) => (
  <Frame>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, figures }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {figures.map((figure, place) => (
            <td key={place}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Frame>
);
