import { styled } from './styled.ts';

const Bar = styled('div', {
  base: {
    display: 'flex',
    gap: '4px',
  },
});
const Share = styled('i', {
  base: {
    flex: '1 1 0',
    height: '6px',
    borderRadius: 'xs',
    background: 'bg.muted',
    '@media (forced-colors: active)': { outline: '1px solid' },
    '&[data-done]': { background: 'accent.solid' },
  },
});

/**
 * Shows the completed part of a total as a segmented bar. Hidden from screen readers, because the text beside the bar
 * gives the same numbers.
 */
export const Meter = ({ done, of }: { readonly done: number; readonly of: number }) => (
  <Bar aria-hidden>
    {Array.from({ length: of }, (_, at) => (
      <Share key={at} data-done={at < done ? '' : undefined} />
    ))}
  </Bar>
);
