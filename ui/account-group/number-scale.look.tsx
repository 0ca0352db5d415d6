import { styled } from '../kit/styled.ts';

const Scale = styled('div', {
  base: {
    paddingTop: '4px',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
    '& > svg': { display: 'block', width: '100%', height: '14px', color: 'accent.solid' },
  },
});

/**
 * Shows the used part of a number range as a bar. Hidden from screen readers, because the text beside the bar contains the
 * same numbers.
 */
export const NumberScale = ({ used, of }: { readonly used: number; readonly of: number }) => (
  <Scale aria-hidden>
    <svg viewBox="0 0 100 1" preserveAspectRatio="none">
      <rect width={of === 0 ? 0 : (used / of) * 100} height="1" fill="currentColor" />
    </svg>
  </Scale>
);
