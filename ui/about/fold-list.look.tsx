import ChevronRightIcon from '@heroicons/react/16/solid/ChevronRightIcon';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const List = styled('ul', {
  base: {
    border: 'default',
    borderRadius: 'sm',
    '& > li + li': { borderTop: 'subtle' },
    '& summary': {
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
      '& > span': { color: 'fg.muted', textStyle: 'small' },
      '& > span:last-child': { marginInlineStart: 'auto' },
    },
    '& details[open] > summary > svg': { transform: 'rotate(90deg)' },
    '& pre': {
      padding: '4px 16px 16px 36px',
      fontFamily: 'inherit',
      textStyle: 'small',
      color: 'fg.muted',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});

/** One entry: its name with two words about it, and the text that unfolds. */
export interface FoldEntry {
  readonly name: string;
  readonly note: string;
  readonly end: string;
  readonly text: string;
}

/** Long texts behind their names; each unfolds below. */
export const FoldList = ({ entries }: { readonly entries: readonly FoldEntry[] }) => (
  <List>
    {entries.map(({ name, note, end, text }) => (
      <li key={`${name} ${note}`}>
        <details>
          <summary>
            <ChevronRightIcon aria-hidden />
            {name}
            <span>{note}</span>
            <span>{end}</span>
          </summary>
          <pre>{text}</pre>
        </details>
      </li>
    ))}
  </List>
);
