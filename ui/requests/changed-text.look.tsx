import { HiddenText } from '../kit/hidden-text.tsx';
import { styled } from '../kit/styled.ts';

const Frame = styled('p', {
  base: {
    textStyle: 'body',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxWidth: '72ch',
  },
});
const Gone = styled('del', {
  base: {
    background: 'state.alarm.subtle',
    color: 'state.alarm.fg',
    textDecoration: 'line-through',
  },
});
const New = styled('ins', {
  base: { background: 'state.ok.subtle', color: 'state.ok.fg', textDecoration: 'underline' },
});

/** Shows a text change inline, independent of color: removed text is struck through, added text underlined. */
export const ChangedText = ({
  pieces,
}: {
  readonly pieces: readonly { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }[];
}) => (
  <Frame>
    {pieces.map(({ kind, text }, at) => {
      const key = `${String(at)} ${kind}`;
      if (kind === 'same') return <span key={key}>{text}</span>;
      return kind === 'gone' ? (
        <Gone key={key}>
          <HiddenText>Removed: </HiddenText>
          {text}
        </Gone>
      ) : (
        <New key={key}>
          <HiddenText>Added: </HiddenText>
          {text}
        </New>
      );
    })}
  </Frame>
);
