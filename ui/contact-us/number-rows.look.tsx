import { styled } from '../kit/styled.ts';

const List = styled('ul', {
  base: {
    '& > li': { display: 'grid', gap: '2px', padding: '12px 16px' },
    '& > li + li': { borderTop: 'subtle' },
    '& b': { fontWeight: '600' },
    '& small': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& a': {
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
  },
});

interface NumberRow {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly number: string;
  readonly href: string;
}

/** Numbers to call, each with what it is for and when somebody answers. */
export const NumberRows = ({ rows }: { readonly rows: readonly NumberRow[] }) => (
  <List>
    {rows.map(({ key, name, note, number, href }) => (
      <li key={key}>
        <b>{name}</b>
        <a href={href}>{number}</a>
        <small>{note}</small>
      </li>
    ))}
  </List>
);
