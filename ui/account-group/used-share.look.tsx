import { styled } from '../kit/styled.ts';

/** The range is drawn in as many parts; a tick stands below every fifth, a long one at each quarter. */
const PARTS = 60;
const STEP = 4;

const Scale = styled('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: '18px',
    '& rect': { fill: 'data.bar' },
    '& line': { stroke: 'border.control', vectorEffect: 'non-scaling-stroke' },
  },
});

/**
 * Shows the used part of a number range as bars over a tick scale. Hidden from screen readers, because the text beside it
 * contains the same numbers.
 */
export const NumberScale = ({ used, of }: { readonly used: number; readonly of: number }) => {
  const filled = of === 0 ? 0 : Math.ceil((used / of) * PARTS);
  return (
    <Scale viewBox={`0 0 ${PARTS * STEP} 18`} preserveAspectRatio="none" aria-hidden>
      {Array.from({ length: filled }, (_, part) => (
        <rect key={part} x={part * STEP} y="0" width={STEP - 1} height="11" />
      ))}
      <line x1="0" x2={PARTS * STEP} y1="12" y2="12" />
      {Array.from({ length: PARTS / 5 + 1 }, (_, tick) => (
        <line
          key={tick}
          x1={tick * 5 * STEP}
          x2={tick * 5 * STEP}
          y1="12"
          y2={tick % 3 === 0 ? 18 : 15}
        />
      ))}
    </Scale>
  );
};
