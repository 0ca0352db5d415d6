import type { ReactNode } from 'react';
import { HiddenText } from './hidden-text.tsx';
import { row } from './looks.ts';
import { Spinner } from './spinner.tsx';
import { styled } from './styled.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    // Stays invisible for the first 150 ms (ui README §9).
    animation: 'appear .01s .15s both',
  },
});
const Bar = styled('i', {
  base: {
    height: '20px',
    borderRadius: 'xs',
    background: 'bg.muted',
    animation: 'pulse 1.6s infinite',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1.6s !important' },
    '&:nth-of-type(3n)': { width: '72%' },
  },
});

interface SkeletonProps {
  readonly lines: number;
  /** The text for screen readers. */
  readonly label: string;
}

/** Placeholder bars for content that is loading. */
export const Skeleton = ({ lines, label }: SkeletonProps) => (
  <Frame role="status">
    <HiddenText>{label}</HiddenText>
    {Array.from({ length: lines }, (_, line) => (
      <Bar key={line} />
    ))}
  </Frame>
);

const Line = styled('p', { base: { ...row('3'), textStyle: 'form', color: 'fg.muted' } });

/** A text about work in progress beside a spinner. Screen readers announce the text. */
export const BusyLine = ({ children }: { readonly children: ReactNode }) => (
  <Line role="status">
    <Spinner aria-hidden />
    {children}
  </Line>
);
