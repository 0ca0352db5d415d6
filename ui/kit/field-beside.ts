import { styled } from './styled.ts';

/** Layout of a field with a state text at its end and a button beside it. */
export const FieldBeside = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    alignItems: 'start',
    '@media (min-width: 40.0625rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      // Aligns the button with the control, which is below the label.
      '& > :last-child': { marginTop: '26px' },
    },
  },
});
