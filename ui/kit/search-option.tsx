import { useEffect, useRef, type ComponentType, type ReactNode, type SVGProps } from 'react';
import { KeyCap } from './key-cap.tsx';
import { row } from './looks.ts';
import { currentMark } from './portal-looks.ts';
import { styled } from './styled.ts';
import { Text } from './text.ts';

const Row = styled('div', {
  base: {
    position: 'relative',
    ...row('3'),
    px: '5',
    cursor: 'pointer',
    textStyle: 'body',
    '& > svg': { boxSize: '20px', color: 'fg.muted' },
    '&:hover': { background: 'bg.subtle' },
    '&[aria-selected=true]': {
      background: 'accent.subtle',
      '&::before': currentMark('0'),
    },
    '& > [data-key]': { visibility: 'hidden' },
    '&[aria-selected=true]:not([aria-disabled]) > [data-key]': { visibility: 'visible' },
    '&[aria-disabled]': { color: 'fg.muted', cursor: 'default' },
    '@media (max-width: 40rem)': { px: '4', gap: '2', '& > [data-key]': { display: 'none' } },
  },
  variants: {
    size: {
      /** For an entry of the search history. */
      line: { minHeight: '36px', '@media (pointer: coarse)': { minHeight: '44px' } },
      /** For a search result. */
      row: {
        minHeight: '56px',
        paddingBlock: '8px',
        // On phones the state moves below the text.
        '@media (max-width: 40rem)': {
          flexWrap: 'wrap',
          '& > svg': { alignSelf: 'flex-start' },
          '& > [data-words]': { flexBasis: 'calc(100% - 28px)' },
          '& > [data-words] + *': { marginInlineStart: '28px' },
        },
      },
    },
  },
});
const Words = styled('span', {
  base: {
    flex: '1 1 auto',
    minWidth: '0',
    display: 'grid',
  },
});
const Name = styled('b', { base: { fontWeight: '400', overflowWrap: 'anywhere' } });
const Detail = styled('small', {
  base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const End = styled('span', {
  base: { flex: '0 0 72px', color: 'fg.muted', '@media (max-width: 40rem)': { display: 'none' } },
});
const PhoneOnly = styled('span', {
  base: { '@media (min-width: 40.0625rem)': { display: 'none' } },
});

interface OptionProps {
  readonly id: string;
  readonly size: 'line' | 'row';
  readonly active: boolean;
  /** True for an option that cannot be chosen. Its text says why. */
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
  readonly children: ReactNode;
}

/** An option of the search dialog that arrow keys reach. The active option is scrolled into view. */
export const SearchOption = (props: OptionProps) => {
  const { id, size, active, disabled = false, onChoose, onPoint, children } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Row
      ref={element}
      id={id}
      role="option"
      size={size}
      aria-selected={active}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onChoose}
      onPointerMove={onPoint}
    >
      {children}
    </Row>
  );
};

interface SearchHitProps {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly code: ReactNode;
  readonly state: ReactNode;
}

/** The content of a search result: name, detail line, code and state. On phones the code precedes the detail. */
export const SearchHit = ({ title, detail, code, state }: SearchHitProps) => (
  <>
    <Words data-words="">
      <Name>{title}</Name>
      <Detail>
        <PhoneOnly>{code} · </PhoneOnly>
        {detail}
      </Detail>
    </Words>
    {state}
    <End data-end="">{code}</End>
    <span data-key="">
      <KeyCap>Enter</KeyCap>
    </span>
  </>
);

interface SearchLineProps extends Omit<OptionProps, 'size' | 'children'> {
  readonly icon?: ComponentType<SVGProps<SVGSVGElement>>;
  readonly text: string;
  /** What the line belongs to, at its end. */
  readonly end?: string;
}

/** An option of one line, such as a screen or an earlier search. */
export const SearchLine = ({ icon: Icon, text, end = '', ...option }: SearchLineProps) => (
  <SearchOption size="line" {...option}>
    {Icon !== undefined && <Icon aria-hidden />}
    <Name>{text}</Name>
    {end !== '' && (
      <Text as="span" size="caption" tone="muted" end>
        {end}
      </Text>
    )}
  </SearchOption>
);

const Group = styled('section', {
  base: {
    paddingBlock: '8px',
    '& + &': { borderTop: 'subtle' },
  },
});
const GroupHead = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '28px',
    px: '5',
    '@media (max-width: 40rem)': { px: '4' },
  },
});
const GroupTitle = styled('h3', {
  base: { textStyle: 'caption', fontWeight: '600', color: 'fg.muted' },
});

interface SearchGroupProps {
  readonly id: string;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A named list of the search dialog, with an action for the whole list beside the name. */
export const SearchGroup = ({ id, title, action, children }: SearchGroupProps) => (
  <Group>
    <GroupHead>
      <GroupTitle id={`${id}-title`}>{title}</GroupTitle>
      {action}
    </GroupHead>
    <div role="listbox" id={id} aria-labelledby={`${id}-title`}>
      {children}
    </div>
  </Group>
);

/** Highlights the search text within a result. */
export const Mark = styled('mark', {
  base: {
    background: 'none',
    color: 'accent.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
});
