import { useEffect, useState, type ReactNode } from 'react';
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
  variants: { goesOn: { true: { animation: 'none' } } },
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

/** The number of placeholders in sight. */
let inSight = 0;

/** Returns true if the placeholder replaces another one in sight, so that the bars do not go and come again. */
const useGoesOn = (): boolean => {
  const [goesOn] = useState(() => inSight > 0);
  useEffect(() => {
    let seen = 0;
    const timer = setTimeout(
      () => {
        seen = 1;
        inSight += 1;
      },
      goesOn ? 0 : 150,
    );
    return () => {
      clearTimeout(timer);
      inSight -= seen;
    };
  }, [goesOn]);
  return goesOn;
};

/** Placeholder bars for content that is loading. */
export const Skeleton = ({ lines, label }: SkeletonProps) => (
  <Frame role="status" goesOn={useGoesOn()}>
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
