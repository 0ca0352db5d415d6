import type { ReactNode } from 'react';
import { wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';
import { useTitleFocus } from './use-title-focus.ts';

const ONE_SIGN = '&:has(~ [data-actions] > [aria-label]:only-child)';
const Row = styled('header', {
  base: {
    ...wrapping('4px 12px'),
    alignItems: 'center',
    minHeight: '40px',
    marginBottom: '20px',
    color: 'fg.muted',
    '& > [data-actions]': { marginInlineStart: 'auto', ...wrapping('3') },
    // On phones title and one action share the first line where they fit, the rest follows below; several come last.
    '@media (max-width: 640px)': {
      marginBottom: '16px',
      '&:has(> [data-actions] > :only-child):not(:has(> [data-word]))': { rowGap: '8px' },
      // One action ends the line of the title.
      '&:has(> [data-word]):has(> [data-actions] > :only-child)::before': {
        content: '""',
        order: '1',
        flexBasis: '100%',
      },
      '& > [data-word]': {
        order: '1',
        textStyle: 'small',
        maxWidth: '100%',
        height: 'auto',
        whiteSpace: 'normal',
      },
      '& > [data-actions]': { marginInlineStart: '0' },
      '& > [data-actions]:has(> :nth-child(2))': { order: '2', marginBlockStart: '8px' },
    },
  },
});
const Title = styled('h1', {
  base: {
    textStyle: 'title',
    color: 'fg.default',
    outline: '0',
    '@media (max-width: 640px)': {
      // It takes what is left of the line, so that an action which does not fit beside it begins the next one.
      flex: '1 1 auto',
      // A long one breaks beside a sign.
      [ONE_SIGN]: { flex: '1 0 50%' },
    },
  },
});

interface PageTitleProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** It heads a part of a screen that has a title already, and takes no focus. */
  readonly within?: boolean;
}

const ScreenTitle = ({ title }: { readonly title: string }) => {
  const heading = useTitleFocus();
  return (
    <Title ref={heading} tabIndex={-1}>
      {title}
    </Title>
  );
};

/** The head of a screen: title, what belongs to it (words are marked `data-word`), actions on the right; the title takes the focus when the screen opens. */
export const PageTitle = ({ title, actions, children, within = false }: PageTitleProps) => {
  return (
    <Row>
      {within ? <Title as="h2">{title}</Title> : <ScreenTitle title={title} />}
      {children}
      {actions !== undefined && <div data-actions="">{actions}</div>}
    </Row>
  );
};
