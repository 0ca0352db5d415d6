import type { ReactNode, Ref } from 'react';
import { LinkButton } from './link-button.tsx';
import { eachState } from './looks.ts';
import { NOTICE_ICONS } from './notice.tsx';
import { marked } from './portal-looks.ts';
import { styled } from './styled.ts';
import type { Toast, ToastAction } from './toast.store.ts';

interface ToastWordsProps {
  readonly toast: Toast;
  /** After the title. */
  readonly note?: ReactNode;
  readonly action?: ToastAction | undefined;
  /** Before the action runs. */
  readonly onTaken: () => void;
  /** Other ways than the one action. */
  readonly children?: ReactNode;
}

/** What a toast says, in its region and in the list that keeps it: icon, words, and a way to act on them. */
export const ToastWords = ({ toast, note, action, onTaken, children }: ToastWordsProps) => {
  const { tone, title, text } = toast;
  const Icon = NOTICE_ICONS[tone];
  return (
    <>
      <Icon aria-hidden />
      <div>
        <b>
          {title}
          {note}
        </b>
        {text !== undefined && <p>{text}</p>}
        {action !== undefined && (
          <LinkButton
            size="sm"
            onClick={() => {
              onTaken();
              action.run();
            }}
          >
            {action.label}
          </LinkButton>
        )}
        {children}
      </div>
    </>
  );
};

const Panel = styled('div', {
  base: {
    display: 'grid',
    outline: '0',
    '& > h2': { textStyle: 'label', padding: '12px 16px', borderBottom: 'default' },
    '& > div': { padding: '16px' },
  },
});
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
    '& b': { textStyle: 'label', display: 'block' },
    '& p': { textStyle: 'small', color: 'fg.muted' },
    '& time': { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap', lineHeight: '20px' },
  },
  variants: { tone: eachState(marked) },
});

interface NoticePanelProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  /** Stands there while nothing was said; null when there are entries. */
  readonly none: ReactNode;
  readonly children: ReactNode;
}

/** A panel of what was said; takes the focus when it opens. */
export const NoticePanel = ({ ref, title, none, children }: NoticePanelProps) => (
  <Panel ref={ref} tabIndex={-1}>
    <h2>{title}</h2>
    {none === null ? <ul>{children}</ul> : <div>{none}</div>}
  </Panel>
);

interface NoticeEntryProps {
  readonly tone: 'ok' | 'alarm' | 'info' | 'trouble';
  readonly fresh: boolean;
  /** The moment for machines, and in words. */
  readonly at: string;
  readonly time: string;
  readonly children: ReactNode;
}

/** One thing that was said, as `ToastWords`, and when. */
export const NoticeEntry = ({ tone, fresh, at, time, children }: NoticeEntryProps) => (
  <Entry tone={tone} data-new={fresh ? '' : undefined}>
    {children}
    <time dateTime={at}>{time}</time>
  </Entry>
);
