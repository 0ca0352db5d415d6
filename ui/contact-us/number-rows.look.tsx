import { styled } from '../kit/styled.ts';

const Row = styled('li', {
  base: {
    display: 'grid',
    gap: '2px',
    padding: '12px 16px',
    '&:not(:first-child)': { borderTop: 'subtle' },
  },
});
const Name = styled('b', { base: { fontWeight: '600' } });
const Note = styled('small', {
  base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const Call = styled('a', {
  base: {
    justifySelf: 'start',
    color: 'accent.fg',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { textDecoration: 'underline' },
    '@media (pointer: coarse)': {
      minHeight: '44px',
      display: 'inline-flex',
      alignItems: 'center',
    },
  },
});

interface NumberRow {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly number: string;
  readonly href: string;
}

/** Lists phone numbers, each with its purpose and hours. */
export const NumberRows = ({ rows }: { readonly rows: readonly NumberRow[] }) => (
  <ul>
    {rows.map(({ key, name, note, number, href }) => (
      <Row key={key}>
        <Name>{name}</Name>
        <Call href={href}>{number}</Call>
        <Note>{note}</Note>
      </Row>
    ))}
  </ul>
);
