import { grouped } from '#core/kernel/counted.rule.ts';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import UserIcon from '@heroicons/react/16/solid/UserIcon';
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Attention } from '#core/attention/attention.schema.ts';
import { bulkActions } from '../lists/bulk-acts.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { CardNotes } from '../kit/card.tsx';
import { PickBox } from '../kit/data-list/pick-box.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { WideOnly } from '../kit/wide-only.ts';
import { SelectedBar } from '../lists/selected-bar.tsx';
import { useRegistry } from '../shell/registry.ts';
import type { AttentionFilter, AttentionPages } from './attention-pages.ts';
import { AttentionRow, type RowActs } from './attention-row.tsx';
import type { AttentionViewModel } from './attention.view-model.ts';
import type { AttentionPlace } from './use-attention-place.ts';
import { useLineFocus } from './use-line-focus.ts';
import { ListHead } from './work-item.look.tsx';

export interface AttentionListProps extends AttentionPlace {
  readonly model: AttentionViewModel;
  readonly filter: AttentionFilter;
}

/** Elements that use letter keys themselves, or cover the list. */
const TAKES_KEYS = 'input, textarea, select, [role=menu], [role=listbox], dialog, [role=dialog]';

const takesKeys = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TAKES_KEYS) !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Returns a ref for the end of the list: more items are listed when it comes into view. */
const useListEnd = (pages: AttentionPages) => {
  const ref = useRef<HTMLDivElement>(null);
  const { left } = pages;
  useEffect(() => {
    if (ref.current === null || left === 0) return undefined;
    const seen = new IntersectionObserver(([end]) => {
      if (end?.isIntersecting === true) void pages.more();
    });
    seen.observe(ref.current);
    return () => seen.disconnect();
  }, [pages, left]);
  return ref;
};

const Empty = ({ filter, onFilter }: Pick<AttentionListProps, 'filter' | 'onFilter'>) => {
  const { age, branch, kind, show } = filter;
  if (age !== null || branch !== null || kind !== null)
    return (
      <EmptyState
        icon={ShieldCheckIcon}
        title="No items match these filters"
        text="Other items may still need attention."
        action={
          <Button size="sm" onClick={() => onFilter({ kind: null, age: null, branch: null })}>
            Clear filters
          </Button>
        }
      />
    );
  return show === 'everybody' ? (
    <EmptyState
      icon={ShieldCheckIcon}
      title="Nothing needs attention"
      text="Unanswered alarms, forgotten tests, long-lasting troubles and upcoming expirations appear here."
    />
  ) : (
    <EmptyState
      icon={ShieldCheckIcon}
      title="Nothing here"
      text="Switch to All to see unassigned items."
    />
  );
};

/** The listed items, sites with several items as groups, with the keys that go from item to item. */
export const AttentionList = observer(
  ({ known, ...props }: AttentionListProps & { readonly known: Attention }) => {
    const { filter, model, onOpen, open, site } = props;
    const { pages, selection, several } = model;
    const { box, line, stand } = useLineFocus(pages, known, model.selected);
    /** Opens and focuses an item, so that the list's shortcut keys keep working. */
    const goTo = (key: string | null): void => {
      const item = pages.items.find((one) => one.key === key) ?? null;
      onOpen(item?.siteNum ?? null, item);
      stand(key);
    };
    const go = async (step: 1 | -1): Promise<void> =>
      goTo(await model.goFrom(open ?? (line.current || null), step));
    const latest: RowActs = {
      onToggle: (item) => onOpen(item.siteNum, item.key === open ? null : item),
      onToggleSite: (wanted) => onOpen(wanted === site ? null : wanted, null),
      onSay: async (item, act) => {
        const before = document.activeElement;
        const next = await model.sayAndGoOn(item, act);
        const { activeElement } = document;
        // Whoever began to write elsewhere meanwhile, such as the note, goes on there.
        if (activeElement === before || !takesKeys(activeElement)) goTo(next);
      },
    };
    const acts = useRef(latest);
    useEffect(() => {
      acts.current = latest;
    });
    const end = useListEnd(pages);
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
    const picks = model.mayChange && filter.show !== 'acknowledged';
    const { items, left, total } = pages;
    return (
      <div ref={box} tabIndex={-1}>
        {items.length === 0 ? (
          <Empty {...props} />
        ) : (
          <>
            <ListHead>
              {picks && (
                <PickBox
                  label="Select all listed items"
                  checked={model.selected >= items.length}
                  some={model.selected > 0}
                  onChange={(wanted) => selection.selectAll(wanted)}
                />
              )}
              <span role="status">{`${grouped(items.length)} of ${grouped(total)}`}</span>
              <Button size="sm" aria-keyshortcuts="n" onClick={() => void go(1)}>
                Next<WideOnly>{' (n)'}</WideOnly>
              </Button>
            </ListHead>
            <ol aria-label="What needs attention">
              {pages.groups.map((group) => (
                <AttentionRow
                  key={group.siteNum}
                  {...{ model, known, acts, picks, group }}
                  unfolded={group.siteNum === site}
                  open={group.items.some(({ key }) => key === open) ? open : null}
                />
              ))}
            </ol>
            {left > 0 && (
              <CardNotes>
                <div ref={end}>
                  <Button
                    size="sm"
                    busy={pages.growing.busy}
                    onClick={() => {
                      line.current = items.at(-1)?.key ?? null;
                      void pages.more();
                    }}
                  >
                    {`Show more (${grouped(left)} left)`}
                  </Button>
                </div>
              </CardNotes>
            )}
          </>
        )}
        <Refusal of={pages.growing} />
        <Refusal of={several.asking} />
        <SelectedBar
          count={model.selected}
          onClear={() => selection.clear()}
          {...(!selection.whole &&
            left > 0 && { all: { count: total, onAll: () => selection.takeWhole() } })}
          more={bulkActions(several.acts, (act) => void several.askSites(act))}
          actions={[
            {
              id: 'acknowledge',
              text: 'Acknowledge',
              icon: CheckIcon,
              onRun: () => void several.askAcknowledge(),
            },
            {
              id: 'assign',
              text: 'Assign…',
              icon: UserIcon,
              onRun: () => void several.askAssign(),
            },
          ]}
        />
      </div>
    );
  },
);
