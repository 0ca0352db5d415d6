import type { ReactNode, Ref } from 'react';
import { inlineRow, row } from '../kit/looks.ts';
import { MEDIA } from '../kit/media.ts';
import { belowHeader, column, inlineIcon, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { useMedia, usePinned } from '../kit/use-size.ts';
import { WideOnly } from '../kit/wide-only.ts';

/** The height of the name's line on phones, and where what is pinned below it stays. */
const NAME = '3.25rem';
const BELOW_NAME = `calc(var(--header) + var(--visit, 0px) + ${NAME})`;

const Bar = styled('header', {
  base: {
    ...belowHeader,
    zIndex: '20',
    ...column('2'),
    padding: '16px 24px 12px',
    background: 'bg.surface',
    borderBottom: 'default',
    '& > [data-title]': {
      ...row('2'),
      marginInlineStart: '-10px',
      // One line in every state of the subject, so that the content below never moves. Only the title gives way.
      '& > [data-actions]': {
        marginInlineStart: 'auto',
        display: 'flex',
        flexShrink: '0',
        gap: '3',
      },
      '@media (min-width: 40.0625rem) and (max-width: 79.9375rem)': {
        '&:not([data-roomy]) [data-left]': { display: 'none' },
      },
    },
    '@media (min-width: 40.0625rem)': { '& > [data-lines]': { display: 'none' } },
    '& > [data-meta]': {
      ...wrapping('6px 12px'),
      alignItems: 'center',
      color: 'fg.muted',
      '& > [data-map]': {
        ...inlineRow('1.5'),
        minHeight: '24px',
        '@media (pointer: coarse)': { minHeight: '44px' },
      },
      // An icon before a text, except in a tag, whose icon follows its number.
      '& > :not([data-tag]) > svg': inlineIcon('1.5'),
      '& > [data-map] > svg': { marginInlineEnd: '0' },
      '& > [data-tools]': {
        ...inlineRow('1'),
        marginInlineStart: 'auto',
        '@media (pointer: fine)': { marginBlock: '-6px' },
        '@media print': { display: 'none' },
      },
    },
    '& > [data-foot]': {
      ...wrapping('4px 12px'),
      alignItems: 'center',
      justifyContent: 'space-between',
      '&:has(> [data-tabs])': {
        marginBottom: '-12px',
        '& > [data-chips]': { paddingBottom: '8px' },
      },
      '& > [data-tabs]': { marginInlineStart: '-10px', minWidth: '0' },
    },
    // Less room: the tabs share a line with the areas.
    '@media (min-width: 40.0625rem) and (max-width: 79.9375rem)': {
      gap: '1',
      paddingTop: '10px',
      '& > [data-foot]': {
        flexWrap: 'nowrap',
        '& > [data-tabs]': { gap: '0' },
        '& > [data-tabs] > *': { minHeight: '36px', paddingInline: '10px' },
        '& > [data-chips]': { flexWrap: 'nowrap', flexShrink: '0', gap: '6px' },
        '&:has(> [data-tabs]) > [data-chips]': { paddingBottom: '4px' },
      },
    },
    // On wide screens all of it is pinned.
    '@media (min-width: 40.0625rem) and (min-height: 35.0625rem)': {
      '& > [data-meta] *, & > [data-foot] *': { scrollMarginBlock: '0' },
    },
    '@media (max-width: 40rem)': {
      // On phones, name and tabs stay in view; number, address and states scroll away, facts and chips appear on request.
      display: 'contents',
      textStyle: 'small',
      '& > *': { background: 'bg.surface', px: '4' },
      '& > [data-title]': {
        ...belowHeader,
        zIndex: '20',
        height: NAME,
        margin: '0',
        '& > [data-actions]': { order: '1' },
      },
      '& > [data-lines]': { ...column('1'), paddingBottom: '8px' },
      '& > [data-meta]': { paddingBlock: '2px 8px' },
      '& > [data-meta]:not([data-opened])': { display: 'none' },
      '& > [data-foot]': {
        ...belowHeader,
        top: BELOW_NAME,
        // Under the menu of the name.
        zIndex: '19',
        borderBottom: 'default',
        '&:has(> [data-tabs])': { marginBottom: '0' },
        '& > [data-tabs]': { maxWidth: '100%' },
      },
    },
    // In a low window nothing is sticky, so that there is room for the content.
    '@media (max-height: 35rem)': {
      position: 'static',
      '& > [data-title], & > [data-foot]': { position: 'static' },
    },
    '@media print': {
      position: 'static',
      border: '0',
      '& > [data-title] > [data-actions]': { display: 'none' },
    },
  },
  variants: {
    brief: {
      true: {
        '@media (max-width: 40rem) and (min-height: 35.0625rem)': {
          '& > [data-lines]': { ...belowHeader, top: BELOW_NAME, zIndex: '19' },
        },
        '@media (max-width: 40rem)': {
          '& > [data-lines]': { borderBottom: 'default' },
          '& > [data-meta], & > [data-foot]': { display: 'none' },
        },
      },
    },
  },
});

const Title = styled('h1', {
  base: {
    textStyle: 'title',
    outline: '0',
    minWidth: '0',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    '@media (max-width: 40rem)': {
      fontSize: '1rem',
      lineHeight: '1.25rem',
      // Beside the buttons there is room for two lines of a name.
      flex: '1 1 auto',
      whiteSpace: 'normal',
      lineClamp: '2',
    },
    '@media print': { whiteSpace: 'normal' },
  },
});
/** Content that only phones show. */
export const PhoneOnly = styled('span', {
  base: { display: 'contents', '@media (min-width: 40.0625rem)': { display: 'none' } },
});
const Lead = styled('span', {
  base: { display: 'flex', '@media (max-width: 40rem)': { order: '1' } },
});
const PhoneLine = styled('span', {
  base: {
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});

const PhoneNote = styled('p', {
  base: {
    color: 'fg.muted',
    '& > *': { display: 'flex', gap: '1.5', minHeight: '24px', paddingTop: '2px' },
    '& svg': { flexShrink: '0', boxSize: '16px', marginTop: '2px' },
  },
});

export interface PinnedHeaderProps {
  /** Buttons in front of the title. */
  readonly lead: ReactNode;
  readonly title: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** A text in a line below the title, on phones. */
  readonly phoneLine: string;
  /** A text or link below the states, on phones. */
  readonly phoneNote: ReactNode;
  /** State chips after the title, on phones below it. */
  readonly states: ReactNode;
  /** Icon buttons, which phones have in the menu. */
  readonly actions: ReactNode;
  /** Another button, hidden on phones; null if there is none. */
  readonly wideAction: ReactNode;
  /** The button of the menu at the end. */
  readonly menu: ReactNode;
  /** Texts, tags and links in one line. Mark a map link with `data-map`; a 16 px icon may precede a text. */
  readonly facts: ReactNode;
  /** Chips at the end of the tabs, in a list marked with `data-chips`. */
  readonly chips: ReactNode;
  /** Links to the parts of the page, marked with `data-tabs`; null for a single part. */
  readonly tabs: ReactNode;
  /** True to show only name and state on phones, both pinned, so that there is room for the content. */
  readonly brief: boolean;
  /** True to show the facts and chips on phones too. */
  readonly opened: boolean;
}

/** The sticky name and state of the page's subject (ui README §5). */
export const PinnedHeader = (props: PinnedHeaderProps) => {
  const { lead, title, titleRef, states, actions, wideAction, facts, chips, tabs } = props;
  const opened = props.opened ? '' : undefined;
  const isPhone = useMedia(MEDIA.phone);
  return (
    <Bar ref={usePinned('head')} brief={props.brief}>
      <div data-title="" data-pinned="" data-roomy={wideAction === null ? '' : undefined}>
        <Lead>{lead}</Lead>
        <Title ref={titleRef} tabIndex={-1} title={title}>
          {title}
        </Title>
        {!isPhone && states}
        <div data-actions="">
          {actions}
          {wideAction !== null && <WideOnly row>{wideAction}</WideOnly>}
          {props.menu}
        </div>
      </div>
      <div data-lines="">
        <PhoneLine>{props.phoneLine}</PhoneLine>
        <PhoneNote>{props.phoneNote}</PhoneNote>
        {isPhone && states}
      </div>
      <div data-meta="" data-opened={opened}>
        {facts}
        {isPhone && chips}
      </div>
      <div data-foot="" data-pinned="">
        {tabs}
        {!isPhone && chips}
      </div>
    </Bar>
  );
};
