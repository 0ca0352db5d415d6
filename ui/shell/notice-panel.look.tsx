import type { ReactNode, Ref } from 'react';
import { eachState } from '../kit/looks.ts';
import { marked } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Panel = styled('div', {
  base: {
    display: 'grid',
    outline: '0',
  },
});
const PanelTitle = styled('h2', {
  base: { textStyle: 'label', padding: '12px 16px', borderBottom: 'default' },
});
const Nothing = styled('div', { base: { padding: '16px' } });
const Entry = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    gap: '2px 12px',
    padding: '12px 16px',
    overflowWrap: 'anywhere',
    '&:not(:last-child)': { borderBottom: 'subtle' },
    '&[data-new]': { background: 'accent.subtle' },
    '& > svg': { boxSize: '20px' },
  },
  variants: { tone: eachState(marked) },
});
const Time = styled('time', {
  base: { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap', lineHeight: '1.25rem' },
});

interface NoticePanelProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  /** Shown if there are no entries; null otherwise. */
  readonly none: ReactNode;
  readonly children: ReactNode;
}

/** The panel of the notification list, which takes the focus when it opens. */
export const NoticePanel = ({ ref, title, none, children }: NoticePanelProps) => (
  <Panel ref={ref} tabIndex={-1}>
    <PanelTitle>{title}</PanelTitle>
    {none === null ? <ul>{children}</ul> : <Nothing>{none}</Nothing>}
  </Panel>
);

interface NoticeEntryProps {
  readonly tone: 'ok' | 'alarm' | 'info' | 'trouble';
  readonly fresh: boolean;
  /** The time as an ISO instant; `time` is the displayed text. */
  readonly at: string;
  readonly time: string;
  readonly children: ReactNode;
}

/** One notification: a `ToastText` and its time. */
export const NoticeEntry = ({ tone, fresh, at, time, children }: NoticeEntryProps) => (
  <Entry tone={tone} data-new={fresh ? '' : undefined}>
    {children}
    <Time dateTime={at}>{time}</Time>
  </Entry>
);
