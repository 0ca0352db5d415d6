import { styled } from './styled.ts';

/** Layout of a field with a state text at its end and a button beside its control. Label and help are as wide as both. */
export const FieldBeside = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 8px',
    alignItems: 'center',
    '& > :first-child': { display: 'contents' },
    '& > :first-child > *': { gridColumn: '1 / -1' },
    '& > :first-child > :nth-child(2)': { gridArea: '2 / 1' },
    '& > :last-child': { gridArea: '2 / 2', alignSelf: 'stretch', height: 'auto' },
  },
});
