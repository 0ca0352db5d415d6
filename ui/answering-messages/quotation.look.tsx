import { styled } from '../kit/styled.ts';

/** What somebody said, word for word, set apart from what the portal says. */
export const Quotation = styled('blockquote', {
  base: {
    padding: '12px',
    border: 'subtle',
    borderRadius: 'md',
    background: 'bg.subtle',
    textStyle: 'body',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});
