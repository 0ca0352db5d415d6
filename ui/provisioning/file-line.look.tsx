import DocumentTextIcon from '@heroicons/react/20/solid/DocumentTextIcon';
import type { ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { Strong } from '../kit/text.ts';

const Line = styled('div', {
  base: {
    ...wrapping('3'),
    alignItems: 'center',
    padding: '12px 16px',
  },
});
const Name = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'center',
    flex: '1 1 240px',
    minWidth: '0',
    '& > svg': { boxSize: '20px', color: 'fg.muted', gridRow: '1 / 3' },
    '@media (max-width: 40rem)': { flexBasis: '100%' },
  },
});
const Far = styled('div', {
  base: {
    ...row('2'),
    textStyle: 'small',
    whiteSpace: 'nowrap',
    '@media (max-width: 40rem)': { flex: '1 1 auto' },
  },
});
const Progress = styled('progress', {
  base: {
    width: '112px',
    height: '6px',
    accentColor: 'accent.solid',
    '[data-done] > &': { accentColor: 'state.ok.solid' },
    '@media (max-width: 40rem)': { flex: '1 1 0', minWidth: '48px' },
  },
});
const Word = styled('span', { base: { fontWeight: '600' } });
const Words = styled('p', { base: { overflowWrap: 'anywhere', color: 'fg.muted' } });
const Note = styled('small', {
  base: { gridColumn: '2', textStyle: 'caption', color: 'fg.muted' },
});

export interface FileProgress {
  /** The state in one word, announced to screen readers when it changes. */
  readonly word: string;
  readonly label: string;
  /** Progress from 0 to 1; null if unknown. */
  readonly share: number | null;
  /** The progress as text, shown beside the state. */
  readonly amount?: string;
}

interface FileLineProps {
  readonly name: string;
  /** File size and line count, shown after the name. */
  readonly facts: string;
  /** A second line of text below the name. */
  readonly note: string;
  readonly progress: FileProgress | null;
  readonly children?: ReactNode;
}

/** A file being processed: name, progress, and a button that replaces the file. */
export const FileLine = ({ name, facts, note, progress, children }: FileLineProps) => (
  <Line>
    <Name>
      <DocumentTextIcon aria-hidden />
      <Words>
        <Strong ink>{name}</Strong> {facts}
      </Words>
      <Note>{note}</Note>
    </Name>
    {progress !== null && (
      <Far data-done={progress.share === 1 ? '' : undefined}>
        <Progress
          aria-label={progress.label}
          {...(progress.share !== null && { value: progress.share })}
          max={1}
        />
        <Word role="status">{progress.word}</Word>
        {progress.amount}
      </Far>
    )}
    {children}
  </Line>
);
