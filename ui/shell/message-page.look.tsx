import type { ComponentType, ReactNode, SVGProps } from 'react';
import { centered, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { useTitleFocus } from '../kit/use-title-focus.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '4',
    maxWidth: '35rem',
    marginInline: 'auto',
    paddingBlock: '8',
    textAlign: 'center',
    textWrap: 'balance',
  },
  variants: {
    // In the middle of the page, a little above it as the eye takes it.
    whole: { true: { minHeight: 'min(40rem, calc(100dvh - 200px))' } },
  },
});
const Disc = styled('span', {
  base: {
    ...centered,
    boxSize: '64px',
    borderRadius: 'full',
    background: 'bg.muted',
    color: 'fg.muted',
    '& > svg': { boxSize: '32px' },
  },
});
const Title = styled('h1', { base: { textStyle: 'figure', outline: '0' } });
const Text = styled('p', {
  base: { textStyle: 'form', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const Actions = styled('div', { base: { ...wrapping('3'), justifyContent: 'center' } });

interface MessagePageProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: ReactNode;
  readonly actions: ReactNode;
  /** False in a column or card, which has its own place on the page. */
  readonly whole?: boolean;
  readonly children?: ReactNode;
}

/** A page with only a message and its actions. The title takes the focus. */
export const MessagePage = ({ icon: Icon, title, text, actions, ...page }: MessagePageProps) => {
  const heading = useTitleFocus();
  return (
    <Frame whole={page.whole ?? true}>
      <Disc>
        <Icon aria-hidden />
      </Disc>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text>{text}</Text>
      <Actions>{actions}</Actions>
      {page.children}
    </Frame>
  );
};

/** Fills the window while the app waits, and holds a message if the wait is long. */
export const WaitingRoom = styled('main', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    maxWidth: '35rem',
    marginInline: 'auto',
    padding: '48px 20px',
    '& > [role=status]': { width: '100%' },
  },
});
