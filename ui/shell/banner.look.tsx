import { useCallback, useState } from 'react';
import { Notice } from '../kit/notice.tsx';
import { styled } from '../kit/styled.ts';

const Folded = styled('div', { base: { position: 'relative', background: 'inherit' } });
const Words = styled('p', { base: {}, variants: { folded: { true: { lineClamp: '4' } } } });
const Unfold = styled('button', {
  base: {
    minHeight: '24px',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    fontWeight: '600',
  },
  variants: {
    // Overlaps the end of the last line, so that nothing moves when the button appears.
    folded: {
      true: {
        position: 'absolute',
        bottom: '-2px',
        insetInlineEnd: '0',
        paddingInlineStart: '3',
        background: 'inherit',
      },
    },
  },
});

/** A text that shows four lines until the person unfolds it. Screen readers read the whole text. */
const FoldedText = ({ text }: { readonly text: string }) => {
  const [folded, setFolded] = useState(true);
  const [isLong, setLong] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      // Measures only while folded, because an unfolded text always fits.
      if (element.dataset['folded'] !== undefined)
        setLong(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Folded>
      <Words ref={measure} folded={folded} data-folded={folded ? '' : undefined}>
        {text}
      </Words>
      {isLong && (
        <Unfold
          type="button"
          folded={folded}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {folded ? 'more' : 'less'}
        </Unfold>
      )}
    </Folded>
  );
};

interface BannerProps {
  readonly tone: 'alarm' | 'test' | 'info';
  readonly title: string;
  readonly body: string;
}

/**
 * A notice from the provider in red, amber or blue, with icon and text (spec §9 "Banner importance colors"). A long text
 * is folded to keep the content below visible.
 */
export const Banner = ({ tone, title, body }: BannerProps) => (
  <Notice tone={tone} title={title} aria-label="Status notice">
    <FoldedText text={body} />
  </Notice>
);
