import { styled } from '../kit/styled.ts';

/** A person's words, quoted and set apart from the portal's own text. */
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
