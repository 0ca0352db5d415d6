import ChevronRightIcon from '@heroicons/react/16/solid/ChevronRightIcon';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const List = styled('ul', {
  base: {
    border: 'default',
    borderRadius: 'sm',
    '& > :not(:first-child)': { borderTop: 'subtle' },
  },
});
const Head = styled('summary', {
  base: {
    ...row('2'),
    minHeight: '40px',
    px: '3',
    cursor: 'pointer',
    listStyle: 'none',
    '@media (pointer: coarse)': { minHeight: '44px' },
    '&:hover': { background: 'bg.muted' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { boxSize: '16px', color: 'fg.muted' },
    '[open] > &': { '& > svg': { transform: 'rotate(90deg)' } },
  },
});
const Text = styled('pre', {
  base: {
    padding: '4px 16px 16px 36px',
    fontFamily: 'inherit',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
const Note = styled('span', {
  base: { color: 'fg.muted', textStyle: 'small', '&:last-child': { marginInlineStart: 'auto' } },
});

/** An entry of a fold list: a name, a short detail, and the text to unfold. */
export interface FoldEntry {
  readonly name: string;
  readonly note: string;
  readonly end: string;
  readonly text: string;
}

/** Shows names in a list; a press unfolds the long text below its name. */
export const FoldList = ({ entries }: { readonly entries: readonly FoldEntry[] }) => (
  <List>
    {entries.map(({ name, note, end, text }) => (
      <li key={`${name} ${note}`}>
        <details>
          <Head>
            <ChevronRightIcon aria-hidden />
            {name}
            <Note>{note}</Note>
            <Note>{end}</Note>
          </Head>
          <Text>{text}</Text>
        </details>
      </li>
    ))}
  </List>
);
