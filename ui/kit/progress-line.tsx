import type { ReactNode } from 'react';
import { styled } from './styled.ts';

const Line = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2',
    minHeight: '48px',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    background: 'bg.surface',
    '& > p': { flex: '1 1 200px' },
    '& > progress': { flex: '1 1 160px', accentColor: 'accent.solid' },
    '& > button': { marginInlineStart: 'auto' },
  },
});

/** How far something is that goes on in the background, with what can be done about it; without a total it is done. */
export const ProgressLine = ({
  label,
  text,
  progress = null,
  children,
}: {
  readonly label: string;
  /** Said aloud when it changes. */
  readonly text: string;
  readonly progress?: {
    readonly label: string;
    readonly done: number;
    readonly total: number;
  } | null;
  readonly children: ReactNode;
}) => (
  <Line aria-label={label}>
    <p role="status">{text}</p>
    {progress !== null && (
      <>
        <progress
          aria-label={progress.label}
          value={progress.done}
          max={Math.max(1, progress.total)}
        />
        <span>
          {progress.done.toLocaleString('en-US')} of {progress.total.toLocaleString('en-US')} rows
        </span>
      </>
    )}
    {children}
  </Line>
);
