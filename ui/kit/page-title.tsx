import type { ReactNode } from 'react';
import { wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';
import { useTitleFocus } from './use-title-focus.ts';

const Row = styled('header', {
  base: {
    ...wrapping('4px 16px'),
    minHeight: '40px',
    marginBottom: '20px',
    color: 'fg.muted',
    '& > [data-actions]': { marginInlineStart: 'auto', ...wrapping('3') },
    // A long state beside the title takes a second line, instead of the room of the actions.
    '@media (max-width: 99.9375rem)': {
      '& [data-word]': { maxWidth: '100%', height: 'auto', whiteSpace: 'normal' },
    },
    // On phones the title and a single action share the first line if they fit. Several actions come after all other content.
    '@media (max-width: 40rem)': {
      alignItems: 'center',
      columnGap: '3',
      marginBottom: '16px',
      '&:has(> [data-actions] > :only-child):not(:has([data-word]))': { rowGap: '8px' },
      // A pseudo-element breaks the line after a single action.
      '&:has([data-word]):has(> [data-actions] > :only-child)::before': {
        content: '""',
        order: '1',
        flexBasis: '100%',
      },
      '& [data-word]': {
        order: '1',
        textStyle: 'small',
        maxWidth: '100%',
        height: 'auto',
        whiteSpace: 'normal',
      },
      '& > [data-actions]': { marginInlineStart: '0' },
      '& > [data-actions]:has(> :nth-child(2))': {
        order: '2',
        flexBasis: '100%',
        gap: '2',
        marginBlockStart: '8px',
        // Buttons with words share the line.
        '& > :not([aria-label])': { flex: '1 1 auto', paddingInline: '10px' },
      },
    },
  },
});
/** The title and what is said beside it. It wraps within itself, so that the actions stay beside the title. */
const Words = styled('div', {
  base: {
    ...wrapping('4px 12px'),
    alignItems: 'center',
    flex: '1 1 18rem',
    minWidth: '0',
    '@media (max-width: 40rem)': { display: 'contents' },
  },
});
/** A line below the title on phones, beside it elsewhere. Its last part stays at the end of its first line. */
export const TitleLine = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '3',
    minWidth: '0',
    '& > [data-word]': { flexShrink: '0' },
    '@media (max-width: 40rem)': { flexBasis: '100%', justifyContent: 'space-between' },
  },
  variants: {
    /** A line of its own at any width. */
    whole: { true: { flexBasis: '100%' } },
  },
});
const Title = styled('h1', {
  base: {
    textStyle: 'title',
    color: 'fg.default',
    outline: '0',
    '@media (max-width: 40rem)': {
      // The title takes the rest of the line. An action that does not fit moves to the next line.
      flex: '1 1 auto',
      // Beside an action with only an icon, a long title wraps.
      '[data-title-words]:has(~ [data-actions] > [aria-label]:only-child) > &': { flex: '1 0 50%' },
    },
  },
});

/** A bar in place of a button or a line of text that appears with the content. */
const Ahead = styled('i', {
  base: { borderRadius: 'sm', background: 'bg.muted', animation: 'appear .01s .15s both' },
  variants: {
    of: {
      button: {
        width: '140px',
        height: '40px',
        '@media (pointer: coarse)': { height: '44px' },
      },
      word: {
        width: '220px',
        minHeight: '22px',
        '@media (max-width: 40rem)': { width: '100%', minHeight: '36px' },
      },
    },
  },
});

interface PageTitleProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** The number of actions, and of words, that appear only with the content. They get their room before, so that the content does not move. */
  readonly awaits?: { readonly actions?: number; readonly words?: number };
  /** True for a part of a screen that already has a title. The title of the part then does not take the focus when it opens. */
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

/**
 * The header of a screen: title, related content, and actions at the right. Texts in the related content have `data-word`.
 * The title takes the focus when the screen opens.
 */
export const PageTitle = ({ title, actions, awaits, children, within = false }: PageTitleProps) => {
  const { actions: buttons = 0, words = 0 } = awaits ?? {};
  return (
    <Row>
      <Words data-title-words="">
        {within ? <Title as="h2">{title}</Title> : <ScreenTitle title={title} />}
        {children}
        {Array.from({ length: words }, (_, at) => (
          <Ahead key={at} of="word" data-word="" aria-hidden />
        ))}
      </Words>
      {actions !== undefined && actions !== false && <div data-actions="">{actions}</div>}
      {buttons > 0 && (
        <div data-actions="" aria-hidden>
          {Array.from({ length: buttons }, (_, at) => (
            <Ahead key={at} of="button" />
          ))}
        </div>
      )}
    </Row>
  );
};
