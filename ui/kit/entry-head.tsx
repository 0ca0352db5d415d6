import type { ReactNode, Ref } from 'react';
import { styled } from './styled.ts';

const Frame = styled('div', { base: { display: 'grid', gap: '1' } });
const Title = styled('h1', {
  base: { textStyle: 'signInTitle', outline: '0' },
  variants: { large: { true: { '@media (min-width: 64rem)': { textStyle: 'figure' } } } },
});
const Why = styled('p', {
  base: { textStyle: 'form', color: 'fg.muted', overflowWrap: 'anywhere', textWrap: 'pretty' },
});

interface EntryHeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Prefix of the ids of title (`-title`) and text (`-why`). If set, the title can take the focus. */
  readonly id?: string;
  /** If true, the title is as large as a dashboard figure in wide windows. */
  readonly large?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The title of a full-screen step, and a text about its reason. */
export const EntryHead = ({ title, text, id, large = false, titleRef }: EntryHeadProps) => (
  <Frame>
    <Title
      ref={titleRef}
      large={large}
      {...(id !== undefined && { id: `${id}-title`, tabIndex: -1 })}
    >
      {title}
    </Title>
    {text !== undefined && <Why id={id && `${id}-why`}>{text}</Why>}
  </Frame>
);
