import { styled } from './styled.ts';

/** "ON TEST" with the hatch that means nothing else (kit README §7 "Test chip"). */
export const TestChip = styled('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    height: '24px',
    padding: '0 8px 0 18px',
    border: '1px solid',
    borderColor: 'state.test.border',
    borderRadius: 'sm',
    background: 'state.test.subtle',
    color: 'state.test.fg',
    textStyle: 'caption',
    fontWeight: '600',
    letterSpacing: '0.03em',
    whiteSpace: 'nowrap',
    flexShrink: '0',
    overflow: 'hidden',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      width: '10px',
      backgroundImage:
        'repeating-linear-gradient(135deg, var(--p-colors-state-test-solid) 0 3px, var(--p-colors-state-test-subtle) 3px 6px)',
    },
  },
  variants: {
    size: {
      /** In lists. */
      sm: { height: '20px', paddingInlineStart: '14px', '&::before': { width: '7px' } },
      md: {},
      /** Beside a site's name. */
      lg: { height: '28px', fontSize: '13px', lineHeight: '18px' },
    },
  },
});
