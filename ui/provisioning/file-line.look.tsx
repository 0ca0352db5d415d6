import DocumentTextIcon from '@heroicons/react/20/solid/DocumentTextIcon';
import type { ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Line = styled('div', {
  base: {
    ...wrapping('3'),
    alignItems: 'center',
    padding: '12px 16px',
    '& > [data-name]': {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'center',
      flex: '1 1 240px',
      minWidth: '0',
      '& > svg': { boxSize: '20px', color: 'fg.muted', gridRow: '1 / 3' },
      '& > p': { overflowWrap: 'anywhere', color: 'fg.muted' },
      '& > p > b': { fontWeight: '600', color: 'fg.default' },
      '& > small': { gridColumn: '2', textStyle: 'caption', color: 'fg.muted' },
    },
    '& > [data-far]': {
      ...row('2'),
      textStyle: 'small',
      whiteSpace: 'nowrap',
      '& > progress': { width: '112px', height: '6px', accentColor: 'accent.solid' },
      '& > span': { fontWeight: '600' },
      '&[data-done] > progress': { accentColor: 'state.ok.solid' },
    },
    '@media (max-width: 640px)': {
      '& > [data-name]': { flexBasis: '100%' },
      '& > [data-far]': { flex: '1 1 auto', '& > progress': { flex: '1 1 0', minWidth: '48px' } },
    },
  },
});

/** How far a file is. */
export interface FileProgress {
  /** One word, said aloud when it changes. */
  readonly word: string;
  readonly label: string;
  /** From 0 to 1; null where nobody knows. */
  readonly share: number | null;
  /** Beside the word: how much of how much. */
  readonly amount?: string;
}

interface FileLineProps {
  readonly name: string;
  /** Size and length, after the name. */
  readonly facts: string;
  /** A second line. */
  readonly note: string;
  readonly progress: FileProgress | null;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A file that is worked on: what it is, how far it is, and another in its place. */
export const FileLine = ({ name, facts, note, progress, children }: FileLineProps) => (
  <Line>
    <div data-name="">
      <DocumentTextIcon aria-hidden />
      <p>
        <b>{name}</b> {facts}
      </p>
      <small>{note}</small>
    </div>
    {progress !== null && (
      <div data-far="" data-done={progress.share === 1 ? '' : undefined}>
        <progress
          aria-label={progress.label}
          {...(progress.share !== null && { value: progress.share })}
          max={1}
        />
        <span role="status">{progress.word}</span>
        {progress.amount}
      </div>
    )}
    {children}
  </Line>
);
