import type { ComponentType, ReactNode, SVGProps } from 'react';
import { eachState } from './looks.ts';
import { marked } from './portal-looks.ts';
import { styled } from './styled.ts';
import type { State } from './theme/colors.ts';

const Line = styled('span', {
  base: {
    display: 'flex',
    gap: '2',
    textStyle: 'small',
    color: 'fg.muted',
    '& > svg': { boxSize: '16px', flexShrink: '0', marginTop: '1px' },
  },
  variants: {
    tone: eachState(marked),
    only: {
      wide: { '@media (max-width: 40rem)': { display: 'none' } },
      phone: { '@media (min-width: 40.0625rem)': { display: 'none' } },
    },
  },
});

/** A line of small text with a 16 px icon before it. */
export const IconLine = ({
  icon: Icon,
  only,
  tone,
  children,
}: {
  /** Shows the line only in wide windows, or only on phones. Used if a screen contains the same line in two places. */
  readonly only?: 'wide' | 'phone';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The state shown by the icon. */
  readonly tone?: State;
  readonly children: ReactNode;
}) => (
  <Line only={only} tone={tone}>
    <Icon aria-hidden />
    <span>{children}</span>
  </Line>
);
