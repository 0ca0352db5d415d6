import type { ReactNode, Ref } from 'react';
import { styled } from './styled.ts';

const Frame = styled('div', { base: { display: 'grid', gap: '1' } });
const Title = styled('h1', {
  base: { textStyle: 'signInTitle', outline: '0' },
  variants: { large: { true: { '@media (min-width: 1024px)': { textStyle: 'figure' } } } },
});
const Why = styled('p', {
  base: { textStyle: 'form', color: 'fg.muted', overflowWrap: 'anywhere' },
});

interface EntryHeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Prefix of the ids of title and text, `-title` and `-why`. With it, the title can take the focus. */
  readonly id?: string;
  /** Whether the title uses the size of a dashboard number in a wide window. */
  readonly large?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The title of a step that has a screen of its own, and the reason for the step. */
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
