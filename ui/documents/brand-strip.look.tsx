import { bothThemes } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { Strong } from '../kit/text.ts';

const Frame = styled('div', {
  base: {
    ...wrapping('6px 12px'),
    alignItems: 'center',
    width: '100%',
    padding: '8px 12px',
    background: 'bg.subtle',
    borderRadius: 'sm',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& > [data-for]': { height: '24px', width: 'auto', maxWidth: '100%', objectFit: 'contain' },
    ...bothThemes,
  },
});
const Words = styled('p', { base: { ...wrapping('2px 12px'), color: 'fg.muted' } });

interface BrandStripProps {
  readonly label: string;
  readonly lightUrl: string | null;
  readonly darkUrl: string | null;
  /** The alternative text of the logo; empty if the name beside the logo suffices. */
  readonly alt: string;
  readonly name: string | null;
  readonly words: readonly string[];
}

/** An inconspicuous strip with another company's logo and text. The logo has a variant for each theme. */
export const BrandStrip = ({ label, lightUrl, darkUrl, alt, name, words }: BrandStripProps) => {
  const light = lightUrl ?? darkUrl;
  const dark = darkUrl ?? lightUrl;
  return (
    <Frame role="group" aria-label={label}>
      {light !== null && <img data-for="light" loading="lazy" src={light} alt={alt} />}
      {dark !== null && <img data-for="dark" loading="lazy" src={dark} alt={alt} />}
      <Words>
        {name !== null && <Strong ink>{name}</Strong>}
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </Words>
    </Frame>
  );
};
