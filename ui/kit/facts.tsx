import type { ReactNode } from 'react';
import { styled } from './styled.ts';

const List = styled('dl', {
  base: {
    display: 'grid',
    // In a narrow container, the name column shrinks before the value column.
    gridTemplateColumns: 'minmax(0, 8.25rem) minmax(min(100% - 7.75rem, 14.125rem), 1fr)',
    columnGap: '4',
    // Aligns a name with its value even if the value contains a link or badge, which is taller than a line of text.
    alignItems: 'baseline',
  },
  variants: {
    short: { true: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
    paired: {
      true: {
        '@container (min-width: 40rem)': {
          gridTemplateColumns: 'repeat(2, minmax(0, 112px) minmax(0, 1fr))',
        },
      },
    },
  },
});
const Room = styled('div', { base: { containerType: 'inline-size' } });
const Name = styled('dt', { base: { paddingBlock: '6px', color: 'fg.muted' } });
const Value = styled('dd', {
  base: { paddingBlock: '6px', overflowWrap: 'anywhere', '&[data-absent]': { color: 'fg.subtle' } },
});

/** A named value; null or undefined if not given. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Text shown for a missing value. If absent, the row of a missing value is not rendered. */
  readonly absent?: string;
}

const isGiven = (value: ReactNode): boolean =>
  value !== null && value !== undefined && value !== '';

/**
 * Shows names and values in two columns; `paired` shows two facts in a line where there is room, for long lists of short
 * values; `short` gives values only the width that they need.
 */
export const Facts = ({
  facts,
  paired = false,
  short = false,
}: {
  readonly facts: readonly Fact[];
  readonly paired?: boolean;
  readonly short?: boolean;
}) => {
  const list = (
    <List paired={paired} short={short}>
      {facts
        .filter(({ value, absent }) => isGiven(value) || absent !== undefined)
        .flatMap(({ name, value, absent }) => [
          <Name key={`${name} name`}>{name}</Name>,
          <Value key={name} data-absent={isGiven(value) ? undefined : ''}>
            {isGiven(value) ? value : absent}
          </Value>,
        ])}
    </List>
  );
  return paired ? <Room>{list}</Room> : list;
};
