import type { ReactNode } from 'react';
import { styled } from './styled.ts';

const List = styled('dl', {
  base: {
    display: 'grid',
    // In a narrow container, names shrink before values do.
    gridTemplateColumns: 'minmax(0, 132px) minmax(min(100% - 108px, 226px), 1fr)',
    columnGap: '4',
    // A link or a badge among the values is higher than a line of text.
    alignItems: 'baseline',
  },
});
const Name = styled('dt', { base: { paddingBlock: '6px', color: 'fg.muted' } });
const Value = styled('dd', {
  base: { paddingBlock: '6px', overflowWrap: 'anywhere', '&[data-absent]': { color: 'fg.subtle' } },
});

/** One named value; null or undefined means that it was not given. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Text in place of a missing value. Without it, the row is left out. */
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
        <Name key={`${name} name`}>{name}</Name>,
        <Value key={name} data-absent={isGiven(value) ? undefined : ''}>
          {isGiven(value) ? value : absent}
        </Value>,
      ])}
  </List>
);
