import ChevronRightIcon from '@heroicons/react/16/solid/ChevronRightIcon';
import type { ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const List = styled('ul', {
  base: {
    '& > li + li': { borderTop: 'subtle' },
    '& summary': {
      ...row('3'),
      minHeight: '56px',
      padding: '8px 16px',
      cursor: 'pointer',
      listStyle: 'none',
      '&:hover': { background: 'bg.subtle' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { boxSize: '16px', color: 'fg.muted', flexShrink: '0' },
      '& > div': { flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere' },
      '& > div > b': { display: 'block', fontWeight: '600' },
      '& > div > small': {
        ...wrapping('0 12px'),
        textStyle: 'small',
        color: 'fg.muted',
      },
    },
    '& details[open] > summary > svg': { transform: 'rotate(90deg)' },
    '& details > div': { display: 'grid', gap: '3', padding: '0 16px 16px 44px' },
    '& p': { maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& blockquote': {
      display: 'grid',
      gap: '1',
      padding: '12px 16px',
      borderInlineStart: '4px solid',
      borderColor: 'accent.border',
      borderRadius: 'sm',
      background: 'bg.subtle',
      '& > small': { textStyle: 'small', color: 'fg.muted' },
    },
    '@media (max-width: 640px)': {
      '& details > div': { paddingInlineStart: '16px' },
    },
  },
});

interface ThreadEntry {
  readonly key: string;
  readonly title: string;
  readonly notes: readonly string[];
  readonly badge: ReactNode;
  readonly text: string;
  /** Null while nobody answered. */
  readonly answer: { readonly text: string; readonly note: string } | null;
}

/** What was written, each with its state; it unfolds to its words and their answer. The newest that is answered stands open. */
export const ThreadList = ({ entries }: { readonly entries: readonly ThreadEntry[] }) => {
  const open = entries.find(({ answer }) => answer !== null)?.key;
  return (
    <List>
      {entries.map(({ key, title, notes, badge, text, answer }) => (
        <li key={key}>
          <details open={key === open}>
            <summary>
              <ChevronRightIcon aria-hidden />
              <div>
                <b>{title}</b>
                <small>
                  {notes.map((note) => (
                    <span key={note}>{note}</span>
                  ))}
                </small>
              </div>
              {badge}
            </summary>
            <div>
              <p>{text}</p>
              {answer === null ? (
                <small>No answer yet.</small>
              ) : (
                <blockquote>
                  <p>{answer.text}</p>
                  <small>{answer.note}</small>
                </blockquote>
              )}
            </div>
          </details>
        </li>
      ))}
    </List>
  );
};
