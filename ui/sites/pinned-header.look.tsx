import type { ReactNode, Ref } from 'react';
import { inlineRow, row } from '../kit/looks.ts';
import { belowHeader, column, inlineIcon, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { usePinned } from '../kit/use-size.ts';
import { WideOnly } from '../kit/wide-only.ts';

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
      // Wraps beside a sidebar, where name, state and actions may not fit in one line.
      '@media (min-width: 40.0625rem)': { flexWrap: 'wrap' },
      marginInlineStart: '-10px',
      '& > [data-actions]': {
        marginInlineStart: 'auto',
        minWidth: '0',
        display: 'flex',
        // The actions stay beside the title on phones. On wider screens the buttons wrap before they overflow.
        flexShrink: '0',
        gap: '3',
        '@media (min-width: 40.0625rem)': {
          flexWrap: 'wrap',
          justifyContent: 'end',
          flexShrink: '1',
        },
      },
    },
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
      '& > [data-turner]': {
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
    // On wide screens all of it is pinned.
    '@media (min-width: 40.0625rem) and (min-height: 35.0625rem)': {
      '& > [data-meta] *, & > [data-foot] *': { scrollMarginBlock: '0' },
    },
    '@media (max-width: 40rem)': {
      // On phones, only name and state stay in view; the rest scrolls away.
      display: 'contents',
      textStyle: 'small',
      '& > *': { background: 'bg.surface', px: '4' },
      '& > [data-title]': {
        ...belowHeader,
        zIndex: '20',
        margin: '0',
        padding: '8px 16px 8px 6px',
        // The actions move below a name with a word that does not fit beside them.
        flexWrap: 'wrap',
        '& > [data-named]': { flex: '1 1 min-content', maxWidth: '100%' },
      },
      '& > [data-meta]': { paddingBlock: '2px 6px' },
      '& > [data-foot]': {
        paddingBottom: '10px',
        borderBottom: 'default',
        '&:has(> [data-tabs])': { marginBottom: '0', paddingBottom: '0' },
        '& > [data-tabs]': { order: '1', maxWidth: '100%' },
      },
      '& > [data-title] > [data-actions]': { gap: '1' },
    },
    // In a low window nothing is sticky, so that there is room for the content.
    '@media (max-height: 35rem)': {
      position: 'static',
      '& > [data-title]': { position: 'static' },
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
        '@media (max-width: 40rem)': {
          '& > [data-title]': { borderBottom: 'default' },
          '& > [data-meta], & > [data-foot]': { display: 'none' },
        },
      },
    },
  },
});

const Named = styled('div', { base: { minWidth: '0' } });
const Title = styled('h1', {
  base: { textStyle: 'title', outline: '0', overflowWrap: 'break-word' },
});
const PhoneLine = styled('p', {
  base: {
    display: 'none',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    '@media (max-width: 40rem)': { display: 'flex' },
  },
});

export interface PinnedHeaderProps {
  /** A button in front of the title. */
  readonly lead: ReactNode;
  readonly title: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** A line below the title on phones, where the facts scroll away. */
  readonly phoneLine: ReactNode;
  /** A chip after the title on wide screens. */
  readonly chip: ReactNode;
  /** Icon buttons at the end of the header. */
  readonly actions: ReactNode;
  /** Another button, hidden on phones. */
  readonly wideAction: ReactNode;
  /** Texts, tags and links in one line. Mark a map link with `data-map`; a 16 px icon may precede a text. */
  readonly facts: ReactNode;
  /** State chips in a list marked with `data-chips`. */
  readonly chips: ReactNode;
  /** Links to the parts of the page, marked with `data-tabs`; null for a single part. */
  readonly tabs: ReactNode;
  /** True to show only name and state on phones, so that there is room for the content. */
  readonly brief: boolean;
}

/** The sticky name and state of the page's subject (ui README §5). */
export const PinnedHeader = (props: PinnedHeaderProps) => {
  const { lead, title, titleRef, phoneLine, chip, actions, wideAction, facts, chips, tabs } = props;
  return (
    <Bar ref={usePinned('head')} brief={props.brief}>
      <div data-title="" data-pinned="">
        {lead}
        <Named data-named="">
          <Title ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
          <PhoneLine aria-hidden>{phoneLine}</PhoneLine>
        </Named>
        {chip !== null && <WideOnly row>{chip}</WideOnly>}
        <div data-actions="">
          {actions}
          <WideOnly row>{wideAction}</WideOnly>
        </div>
      </div>
      <div data-meta="">{facts}</div>
      <div data-foot="">
        {tabs}
        {chips}
      </div>
    </Bar>
  );
};
