import * as mini from '@heroicons/react/20/solid';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, RefObject } from 'react';
import { attentionKind, attentionTitle } from '#core/attention/attention-title.rule.ts';
import type {
  Attention,
  AttentionAct,
  AttentionItem,
  AttentionKind,
  ListedItem,
} from '#core/attention/attention.schema.ts';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { between, formatDay, formatDuration } from '../kit/format-time.ts';
import { AttentionDetails } from './attention-item.tsx';
import type { AttentionGroup } from './attention-groups.rule.ts';
import type { AttentionViewModel } from './attention.view-model.ts';
import { WorkItem } from './work-item.look.tsx';

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

/** What the rows do. The object stays the same, so that only rows that changed render again. */
export interface RowActs {
  readonly onToggle: (item: ListedItem) => void;
  readonly onToggleSite: (site: number) => void;
  readonly onSay: (item: ListedItem, act: AttentionAct) => Promise<void>;
}

interface RowProps {
  readonly model: AttentionViewModel;
  readonly known: Attention;
  readonly acts: RefObject<RowActs>;
  /** True if rows can be selected. */
  readonly picks: boolean;
  /** The key of the opened item; null if none of the row's items is open. */
  readonly open: string | null;
}

const ItemRow = observer(
  ({
    model,
    known,
    acts,
    picks,
    open,
    item,
    inGroup = false,
  }: RowProps & { readonly item: ListedItem; readonly inGroup?: boolean }) => {
    const { selection } = model;
    const title = attentionTitle(item, calendarDay(Date.parse(known.asOf), known.timeZone));
    const isOpen = open === item.key;
    return (
      <WorkItem
        {...LOOKS[item.kind]}
        line={item.key}
        id={`attention-${item.key}`}
        pick={
          picks
            ? {
                label: `Select ${title}, ${item.siteName}`,
                checked: selection.whole || selection.keys.has(item.key),
                onChange: (wanted) => selection.tick(item.key, wanted),
              }
            : undefined
        }
        title={title}
        text={inGroup ? item.text : `${item.siteName} · ${item.xmit}`}
        since={sinceOf(item, known.asOf)}
        open={isOpen}
        onToggle={() => acts.current.onToggle(item)}
      >
        {isOpen && (
          <AttentionDetails
            model={model}
            item={item}
            known={known}
            onSay={(act) => acts.current.onSay(item, act)}
          />
        )}
      </WorkItem>
    );
  },
);

const GroupRow = observer(
  ({
    group,
    unfolded,
    ...props
  }: RowProps & { readonly group: AttentionGroup; readonly unfolded: boolean }) => {
    const { acts, known, model, open, picks } = props;
    const { count, items, siteNum } = group;
    const { selection } = model;
    const [first] = items;
    const picked = items.filter(({ key }) => selection.keys.has(key)).length;
    const kinds = [...new Set(items.map(({ kind }) => attentionKind(kind)))];
    if (items.length < count) kinds.push('…');
    return (
      <WorkItem
        {...LOOKS[first.kind]}
        line={first.key}
        site={siteNum}
        id={`attention-site-${siteNum}`}
        pick={
          picks
            ? {
                label: `Select all ${counted(count, 'item')} of ${first.siteName}`,
                checked: selection.whole || picked === count,
                some: picked > 0,
                onChange: (wanted) => void model.pick(group, wanted),
              }
            : undefined
        }
        title={first.siteName}
        text={`${first.xmit} · ${counted(count, 'item')}: ${kinds.join(', ')}`}
        since={sinceOf(first, known.asOf)}
        open={unfolded}
        onToggle={() => acts.current.onToggleSite(siteNum)}
      >
        <ol aria-label={`What needs attention at ${first.siteName}`}>
          {items.map((item) => (
            <ItemRow
              key={item.key}
              {...{ model, known, acts, picks, item }}
              open={open === item.key ? open : null}
              inGroup
            />
          ))}
        </ol>
      </WorkItem>
    );
  },
);

/** The items of one site: a row for a single item, or the site with its items below. */
export const AttentionRow = ({ group, unfolded, ...props }: ComponentProps<typeof GroupRow>) =>
  group.count === 1 ? (
    <ItemRow {...props} item={group.items[0]} />
  ) : (
    <GroupRow {...props} group={group} unfolded={unfolded} />
  );
