import type { ComponentType, SVGProps } from 'react';
import { eachState } from './looks.ts';
import { marked } from './portal-looks.ts';
import { styled } from './styled.ts';
import type { State } from './theme/colors.ts';

const Frame = styled('span', {
  base: { display: 'contents' },
  variants: {
    size: {
      20: { '& > svg': { boxSize: '20px' } },
      24: { '& > svg': { boxSize: '24px' } },
      32: { '& > svg': { boxSize: '32px' } },
    },
    tone: {
      muted: { '& > svg': { color: 'fg.muted' } },
      subtle: { '& > svg': { color: 'fg.subtle' } },
      accent: { '& > svg': { color: 'accent.fg' } },
      ...eachState(marked),
    },
  },
});

interface IconProps {
  readonly of: ComponentType<SVGProps<SVGSVGElement>>;
  readonly size: 20 | 24 | 32;
  readonly tone?: 'muted' | 'subtle' | 'accent' | State | undefined;
  readonly label?: string;
}

/** A Heroicons icon in one of its sizes. The icon is hidden from screen readers unless `label` is set. */
export const Icon = ({ of: Drawing, size, tone, label }: IconProps) => (
  <Frame size={size} tone={tone}>
    {label === undefined ? <Drawing aria-hidden /> : <Drawing role="img" aria-label={label} />}
  </Frame>
);
