import type { ComponentType, ReactNode, SVGProps } from 'react';
import { styled } from './styled.ts';

const Line = styled('span', {
  base: {
    display: 'flex',
    gap: '2',
    textStyle: 'small',
    color: 'fg.muted',
    '& > svg': { boxSize: '16px', flexShrink: '0', marginTop: '1px' },
    '& b': { color: 'fg.default', fontWeight: '600' },
  },
  variants: {
    only: {
      wide: { '@media (max-width: 640px)': { display: 'none' } },
      phone: { '@media (min-width: 641px)': { display: 'none' } },
    },
  },
});

/** A line of small words behind a 16 px drawing. */
export const IconLine = ({
  icon: Icon,
  only,
  children,
}: {
  /** Where it stands in two places, one of which is seen. */
  readonly only?: 'wide' | 'phone';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly children: ReactNode;
}) => (
  <Line only={only}>
    <Icon aria-hidden />
    <span>{children}</span>
  </Line>
);
