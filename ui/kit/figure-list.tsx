import { wrapping } from './looks.ts';
import { styled } from './styled.ts';

const List = styled('dl', {
  base: {
    ...wrapping('8px 32px'),
    '& dd': { textStyle: 'figure' },
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  },
});

/** Figures over their names, beside each other. */
export const FigureList = ({
  figures,
}: {
  readonly figures: readonly (readonly [name: string, value: number])[];
}) => (
  <List>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
