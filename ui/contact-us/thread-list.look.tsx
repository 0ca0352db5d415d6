import ChevronRightIcon from '@heroicons/react/16/solid/ChevronRightIcon';
import type { ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Content = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '0 16px 16px 44px',
    '@media (max-width: 40rem)': { paddingInlineStart: '16px' },
  },
});
const Written = styled('p', {
  base: { maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
const List = styled('ul', {
  base: {
    '& > :not(:first-child)': { borderTop: 'subtle' },
  },
});
const Head = styled('summary', {
  base: {
    ...row('3'),
    minHeight: '56px',
    padding: '8px 16px',
    cursor: 'pointer',
    listStyle: 'none',
    '&:hover': { background: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { boxSize: '16px', color: 'fg.muted', flexShrink: '0' },
    '[open] > &': { '& > svg': { transform: 'rotate(90deg)' } },
  },
});
const Answer = styled('blockquote', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '12px 16px',
    borderInlineStart: '4px solid',
    borderColor: 'accent.border',
    borderRadius: 'sm',
    background: 'bg.subtle',
  },
});
const AnswerNote = styled('small', { base: { textStyle: 'small', color: 'fg.muted' } });
const Words = styled('div', {
  base: { flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere' },
});
const Title = styled('b', { base: { display: 'block', fontWeight: '600' } });
const Notes = styled('small', {
  base: { ...wrapping('0 12px'), textStyle: 'small', color: 'fg.muted' },
});

interface ThreadEntry {
  readonly key: string;
  readonly title: string;
  readonly notes: readonly string[];
  readonly badge: ReactNode;
  readonly text: string;
  /** The provider's answer; null if there is none yet. */
  readonly answer: { readonly text: string; readonly note: string } | null;
}

/**
 * Lists the sent messages with their state. Pressing a message unfolds its text and answer; initially the first answered
 * message is unfolded.
 */
export const ThreadList = ({ entries }: { readonly entries: readonly ThreadEntry[] }) => {
  const open = entries.find(({ answer }) => answer !== null)?.key;
  return (
    <List>
      {entries.map(({ key, title, notes, badge, text, answer }) => (
        <li key={key}>
          <details open={key === open}>
            <Head>
              <ChevronRightIcon aria-hidden />
              <Words>
                <Title>{title}</Title>
                <Notes>
                  {notes.map((note) => (
                    <span key={note}>{note}</span>
                  ))}
                </Notes>
              </Words>
              {badge}
            </Head>
            <Content>
              <Written>{text}</Written>
              {answer === null ? (
                <small>No answer yet.</small>
              ) : (
                <Answer>
                  <Written>{answer.text}</Written>
                  <AnswerNote>{answer.note}</AnswerNote>
                </Answer>
              )}
            </Content>
          </details>
        </li>
      ))}
    </List>
  );
};
