import type { ReactNode, Ref } from 'react';
import { inlineRow, row } from '../kit/looks.ts';
import { belowHeader, column, inlineIcon, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
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
      // Beside a sidebar there is not always room for name, state and actions in one line.
      '@media (min-width: 641px)': { flexWrap: 'wrap' },
      marginInlineStart: '-10px',
      '& > [data-actions]': {
        marginInlineStart: 'auto',
        minWidth: '0',
        display: 'flex',
        // What stays beside the title on phones; where there is room for more, its buttons go below each other before they stick out.
        flexShrink: '0',
        gap: '3',
        '@media (min-width: 641px)': { flexWrap: 'wrap', justifyContent: 'end', flexShrink: '1' },
      },
    },
    '& > [data-meta]': {
      ...wrapping('6px 12px'),
      alignItems: 'center',
      color: 'fg.muted',
      '& > [data-map]': inlineRow('1.5'),
      // A drawing before words; the one of a tag stands behind its number.
      '& > :not([data-tag]) > svg': inlineIcon('1.5'),
      '& > [data-map] > svg': { marginInlineEnd: '0' },
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
    '@media (max-width: 640px)': {
      // Only name and state stay in sight; the rest moves away with the page.
      display: 'contents',
      textStyle: 'small',
      '& > *': { background: 'bg.surface', px: '4' },
      '& > [data-title]': {
        ...belowHeader,
        zIndex: '20',
        margin: '0',
        padding: '8px 16px 8px 6px',
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
    // A low window keeps its room for the content.
    '@media (max-height: 560px)': { position: 'static' },
    '@media print': {
      position: 'static',
      border: '0',
      '& > [data-title] > [data-actions]': { display: 'none' },
    },
  },
  variants: {
    brief: {
      true: {
        '@media (max-width: 640px)': {
          '& > [data-title]': { borderBottom: 'default' },
          '& > [data-meta], & > [data-foot]': { display: 'none' },
        },
      },
    },
  },
});

const Named = styled('div', { base: { minWidth: '0' } });
const Title = styled('h1', {
  base: { textStyle: 'title', outline: '0', overflowWrap: 'anywhere' },
});
const PhoneLine = styled('p', {
  base: {
    display: 'none',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    '@media (max-width: 640px)': { display: 'flex' },
  },
});

export interface PinnedHeaderProps {
  /** A button before the title. */
  readonly lead: ReactNode;
  readonly title: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** Below the title on phones, where the facts move away with the page. */
  readonly phoneLine: ReactNode;
  /** After the title where there is room. */
  readonly chip: ReactNode;
  /** Icon buttons. */
  readonly actions: ReactNode;
  /** One more, which phones have no room for. */
  readonly wideAction: ReactNode;
  /** Words, tags and links in one line, the link to a map marked `data-map`; a 16 px drawing may stand before words. */
  readonly facts: ReactNode;
  /** States in a list that bears `data-chips`. */
  readonly chips: ReactNode;
  /** Ways to the parts of the page, marked `data-tabs`; null where there is one alone. */
  readonly tabs: ReactNode;
  /** On phones name and state are all: what the page is for needs the room. */
  readonly brief: boolean;
}

/** Which thing a page is about and how it is, in sight while the page moves (ui README §5). */
export const PinnedHeader = (props: PinnedHeaderProps) => {
  const { lead, title, titleRef, phoneLine, chip, actions, wideAction, facts, chips, tabs } = props;
  return (
    <Bar brief={props.brief}>
      <div data-title="">
        {lead}
        <Named>
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
