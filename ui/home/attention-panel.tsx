import * as mini from '@heroicons/react/20/solid';
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ComponentProps } from 'react';
import { attentionKind, attentionTitle } from '#core/attention/attention-title.rule.ts';
import {
  ATTENTION_KINDS,
  ATTENTION_SHOWS,
  type Attention,
  type AttentionAct,
  type AttentionItem,
  type AttentionKind,
  type AttentionShow,
} from '#core/attention/attention.schema.ts';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import { Button } from '../kit/button.tsx';
import { Card, CardNotes } from '../kit/card.tsx';
import { Chips } from '../kit/chips.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { between, formatDay, formatDuration } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Stack } from '../kit/stack.ts';
import { WorkItem } from './work-item.look.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { AttentionDetails } from './attention-item.tsx';
import type { AttentionViewModel } from './attention.view-model.ts';

const ALL = 'All kinds';

const NAMES: Readonly<Record<AttentionShow, string>> = {
  everybody: 'All',
  mine: 'Mine',
  acknowledged: 'Acknowledged',
  snoozed: 'Snoozed',
};

const LOOKS: Readonly<
  Record<AttentionKind, Pick<ComponentProps<typeof WorkItem>, 'tone' | 'icon'>>
> = {
  alarm: { tone: 'alarm', icon: mini.BellAlertIcon },
  failToClose: { tone: 'trouble', icon: mini.LockOpenIcon },
  missedTest: { tone: 'alarm', icon: mini.SignalSlashIcon },
  test: { tone: 'test', icon: mini.BeakerIcon },
  service: { tone: 'info', icon: mini.ChatBubbleLeftIcon },
  trouble: { tone: 'trouble', icon: mini.ExclamationTriangleIcon },
  install: { tone: 'info', icon: mini.WrenchIcon },
  permit: { tone: 'neutral', icon: mini.DocumentCheckIcon },
  contact: { tone: 'neutral', icon: mini.UserIcon },
  schedule: { tone: 'neutral', icon: mini.CalendarDaysIcon },
};

const DAY = /^\d{4}-\d\d-\d\d$/;

const sinceOf = ({ since }: AttentionItem, asOf: string): string =>
  DAY.test(since) ? formatDay(since) : formatDuration(between(since, asOf));

interface PanelProps {
  readonly model: AttentionViewModel;
  readonly show: AttentionShow;
  /** The only listed kind; null for all. */
  readonly kind: AttentionKind | null;
  readonly onKind: (kind: AttentionKind | null) => void;
  /** The key of the opened item; null for none. */
  readonly open: string | null;
  /** Stores in the URL which items are listed. */
  readonly onShow: (show: AttentionShow | null) => void;
  readonly onOpen: (key: string | null) => void;
}

/** Elements that use letter keys themselves, or cover the list. */
const TAKES_KEYS = 'input, textarea, select, [role=menu], [role=listbox], dialog, [role=dialog]';

const takesKeys = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TAKES_KEYS) !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Returns a ref for the end of the list: more items are listed when it comes into view. */
const useListEnd = (model: AttentionViewModel) => {
  const ref = useRef<HTMLDivElement>(null);
  const { left } = model;
  useEffect(() => {
    if (ref.current === null || left === 0) return undefined;
    const seen = new IntersectionObserver(([end]) => {
      if (end?.isIntersecting === true) void model.more();
    });
    seen.observe(ref.current);
    return () => seen.disconnect();
  }, [model, left]);
  return ref;
};

const Items = observer(({ known, ...props }: PanelProps & { readonly known: Attention }) => {
  const { model, onOpen, open, show } = props;
  const head = useRef<HTMLButtonElement>(null);
  // Focuses the next item after the user has moved on.
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) head.current?.focus();
    moved.current = false;
  }, [open]);
  const box = useRef<HTMLDivElement>(null);
  // If the button that opened the list has disappeared, the list takes the focus, so that the list's shortcut keys work at once.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  /** Focuses an item after an action, so that the list's shortcut keys keep working. */
  const stand = (key: string | null): void => {
    moved.current = true;
    onOpen(key);
    if (key === null) box.current?.focus();
    else if (key === open) head.current?.focus();
  };
  const go = async (step: 1 | -1): Promise<void> => stand(await model.goFrom(open, step));
  const say = async (item: AttentionItem, act: AttentionAct): Promise<void> =>
    stand(await model.sayAndGoOn(item, act));
  const end = useListEnd(model);
  const singleKeys = useRegistry().create('singleKeys');
  // The keys work wherever the focus is, because an act may have removed what had it.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { altKey, ctrlKey, defaultPrevented, key, metaKey, target } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || takesKeys(target)) return;
      if ((key !== 'n' && key !== 'p') || !singleKeys.on) return;
      event.preventDefault();
      void go(key === 'n' ? 1 : -1);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  const today = calendarDay(Date.parse(known.asOf), known.timeZone);
  if (known.items.length === 0)
    return (
      <div ref={box} tabIndex={-1}>
        <EmptyState
          icon={ShieldCheckIcon}
          title={show === 'everybody' ? 'Nothing needs attention' : 'Nothing here'}
          text={
            show === 'everybody'
              ? 'Unanswered alarms, forgotten tests, long-lasting troubles and upcoming expirations appear here.'
              : 'Switch to All to see unassigned items.'
          }
        />
      </div>
    );
  return (
    <div ref={box} tabIndex={-1}>
      <ol aria-label="What needs attention">
        {known.items.map((item, index) => (
          <WorkItem
            key={item.key}
            {...LOOKS[item.kind]}
            id={`attention-${index}`}
            title={attentionTitle(item, today)}
            text={`${item.siteName} · ${item.xmit}`}
            since={sinceOf(item, known.asOf)}
            open={item.key === open}
            headRef={item.key === open ? head : undefined}
            onToggle={() => onOpen(item.key === open ? null : item.key)}
          >
            <AttentionDetails
              model={model}
              item={item}
              known={known}
              onSay={(act) => say(item, act)}
            />
          </WorkItem>
        ))}
      </ol>
      <CardNotes>
        <Button size="sm" aria-keyshortcuts="n" onClick={() => void go(1)}>
          Next (n)
        </Button>
        {model.left > 0 && (
          <div ref={end}>
            <Button size="sm" busy={model.growing.busy} onClick={() => void model.more()}>
              {`Show more (${model.left} left)`}
            </Button>
          </div>
        )}
      </CardNotes>
    </div>
  );
});

/**
 * The panel to work through the items that need attention. The URL stores which items are listed and which is opened
 * (domain guide 6.19).
 */
export const AttentionPanel = observer((props: PanelProps) => {
  const { kind, model, onKind, onShow, show } = props;
  const { state } = model.list;
  const counts = state.at === 'ready' ? state.value.counts : null;
  return (
    <Card
      title="Needs attention"
      inset={false}
      clipped={false}
      actions={
        <IconButton size="sm" label="Close the list" onClick={() => onShow(null)}>
          <mini.XMarkIcon />
        </IconButton>
      }
    >
      <CardNotes>
        <Stack gap={3}>
          <Chips
            label="Show"
            entries={ATTENTION_SHOWS.map((value) => ({
              value,
              text: counts === null ? NAMES[value] : `${NAMES[value]} ${counts[value]}`,
            }))}
            chosen={show}
            onChoose={(wanted) => onShow(wanted)}
          />
          <SelectField
            id="attention-kind"
            label="Kind"
            placeholder={ALL}
            value={kind ?? ALL}
            options={[
              { value: ALL, text: ALL },
              ...ATTENTION_KINDS.map((value) => ({ value, text: attentionKind(value) })),
            ]}
            onChange={(wanted) => onKind(ATTENTION_KINDS.find((one) => one === wanted) ?? null)}
          />
        </Stack>
      </CardNotes>
      {model.unlisted.map((text) => (
        <Notice key={text} tone="trouble" role="alert">
          {text}
        </Notice>
      ))}
      <LoadedView from={model.list} waiting="Loading what needs attention">
        {(known) => <Items {...props} known={known} />}
      </LoadedView>
    </Card>
  );
});
