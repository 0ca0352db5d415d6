import type { ReactNode } from 'react';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { cardBox } from './looks.ts';
import { wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

const Line = styled('section', {
  base: {
    ...wrapping('3'),
    alignItems: 'center',
    padding: '8px 16px',
    minHeight: '48px',
    ...cardBox,
    '& > svg': { boxSize: '20px', color: 'fg.muted' },
  },
  variants: {
    state: {
      plain: {},
      good: { '& > svg': { color: 'state.ok.solid' } },
      bad: {
        background: 'state.alarm.subtle',
        borderColor: 'state.alarm.border',
        '& > svg': { color: 'state.alarm.solid' },
      },
    },
  },
});
const Words = styled('p', {
  base: { flex: '1 1 180px' },
  variants: {
    state: { plain: {}, good: {}, bad: { color: 'state.alarm.fg', fontWeight: '600' } },
  },
});
/** The buttons. The wrapper has no box of its own; the first button's margin moves all buttons to the end of the line. */
const Presses = styled('div', {
  base: { display: 'contents', '& > :first-child': { marginInlineStart: 'auto' } },
});
const Progress = styled('progress', { base: { flex: '1 1 160px', accentColor: 'accent.solid' } });

interface ActionLineProps {
  readonly label: string;
  /** The text, announced to screen readers when it changes. */
  readonly text: string;
  readonly icon?: ReactNode;
  readonly state?: 'plain' | 'good' | 'bad';
  readonly progress?: {
    readonly label: string;
    readonly done: number;
    readonly total: number;
    /** The singular of the counted unit; "row" by default. */
    readonly unit?: string;
  } | null;
  readonly children: ReactNode;
}

/** A line with a state and its action buttons; with `progress`, also a progress bar. */
export const ActionLine = ({ label, text, progress = null, ...line }: ActionLineProps) => (
  <Line state={line.state} aria-label={label}>
    {line.icon}
    <Words state={line.state} role="status">
      {text}
    </Words>
    {progress !== null && (
      <>
        <Progress
          aria-label={progress.label}
          value={progress.done}
          max={Math.max(1, progress.total)}
        />
        <span>
          {grouped(progress.done)} of {counted(progress.total, progress.unit ?? 'row')}
        </span>
      </>
    )}
    <Presses>{line.children}</Presses>
  </Line>
);
