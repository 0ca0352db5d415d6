import { styled } from '../kit/styled.ts';

const Ring = styled('span', {
  base: {
    position: 'relative',
    flexShrink: '0',
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '36px',
    textStyle: 'small',
    fontWeight: '600',
    '& > svg': {
      position: 'absolute',
      inset: '0',
      boxSize: '36px',
      '& > line': { stroke: 'border.control', strokeWidth: '1.5' },
      '& > line[data-on]': { stroke: 'accent.solid', strokeWidth: '2.5' },
    },
  },
});

/** A ring with one mark per remaining second; marks disappear one by one from the top. Decorative only. */
export const TickRing = ({ left, of }: { readonly left: number; readonly of: number }) => (
  <Ring aria-hidden>
    <svg viewBox="0 0 36 36">
      {Array.from({ length: of }, (_, at) => (
        <line
          key={at}
          x1="18"
          y1="1.5"
          x2="18"
          y2="6.5"
          transform={`rotate(${(at * 360) / of} 18 18)`}
          data-on={at >= of - left ? '' : undefined}
        />
      ))}
    </svg>
    {left}
  </Ring>
);
