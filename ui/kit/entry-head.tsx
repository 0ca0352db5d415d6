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
  /** Names title and text, as `-title` and `-why`, and lets the title take the focus. */
  readonly id?: string;
  /** A figure's size where the window is wide. */
  readonly large?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The title of a step that has the screen for itself, and why it is there. */
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
