import { controlBox } from './looks.ts';
import { styled } from './styled.ts';

const Box = styled('div', {
  base: {
    maxHeight: 'min(320px, 40dvh)',
    overflowY: 'auto',
    display: 'grid',
    gap: '3',
    padding: '4',
    ...controlBox,
    textStyle: 'body',
    overflowWrap: 'anywhere',
  },
});
const Paragraph = styled('p', { base: { maxWidth: '72ch', whiteSpace: 'pre-line' } });

/** A long text as plain paragraphs, scrollable by keyboard. Markup in the text is displayed, not interpreted. */
export const LongText = ({ text }: { readonly text: string }) => (
  <Box tabIndex={0} role="region" aria-label="Text">
    {text.split(/\n{2,}/).map((paragraph, index) => (
      <Paragraph key={index}>{paragraph}</Paragraph>
    ))}
  </Box>
);
