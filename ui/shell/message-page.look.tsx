import type { ComponentType, ReactNode, SVGProps } from 'react';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { useTitleFocus } from '../kit/use-title-focus.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '4',
    maxWidth: '35rem',
    paddingBlock: '12',
    '& > svg': { boxSize: '32px', color: 'fg.subtle' },
  },
});
const Title = styled('h1', { base: { textStyle: 'figure', outline: '0' } });
const Text = styled('p', {
  base: { textStyle: 'form', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const Actions = styled('div', { base: wrapping('3') });

interface MessagePageProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: ReactNode;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** A page with only a message and its actions. The title takes the focus. */
export const MessagePage = ({ icon: Icon, title, text, actions, children }: MessagePageProps) => {
  const heading = useTitleFocus();
  return (
    <Frame>
      <Icon aria-hidden />
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text>{text}</Text>
      <Actions>{actions}</Actions>
      {children}
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
