import type { ReactNode } from 'react';
import { wrapping } from './looks.ts';
import { styled } from './styled.ts';

const Row = styled('ul', {
  base: {
    ...wrapping('8px'),
    alignItems: 'center',
    minHeight: '28px',
    // Where there is room it stands beside the name.
    '@media (min-width: 641px)': { '& > [data-phone]': { display: 'none' } },
  },
});

/** One chip; `phone` where wide screens show it elsewhere. */
export interface StateChip {
  readonly key: string;
  readonly phone?: boolean;
  readonly content: ReactNode;
}

/** What is to be said about a thing now, in chips beside each other. */
export const StateChips = ({
  label,
  chips,
}: {
  readonly label: string;
  readonly chips: readonly StateChip[];
}) => (
  <Row aria-label={label}>
    {chips.map(({ key, phone = false, content }) => (
      <li key={key} data-phone={phone ? '' : undefined}>
        {content}
      </li>
    ))}
  </Row>
);
