import { styled } from '../kit/styled.ts';

/** Style of a person's quoted words, set apart from the portal's text. */
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
