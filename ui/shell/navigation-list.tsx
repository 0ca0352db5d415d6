import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationGroup } from '#core/navigation/group-navigation.rule.ts';
import { matchRoute } from '#core/navigation/match-route.rule.ts';
import type { NavigationItem } from '#core/navigation/navigation-item.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { NavigationEntries, NavigationLabel } from './navigation-column.look.tsx';
import { useRegistry } from './registry.ts';
import { iconOf } from './navigation-icons.ts';
import { useEntryActions } from './use-menus.ts';

interface EntryProps {
  /** Count of alarms in progress, shown beside Home. */
  readonly alarms: number | null;
  /** Called when the person has pressed an entry. */
  readonly onChosen: () => void;
}

/**
 * One navigation entry: a link if the entry has a path, otherwise a button. The Home entry shows the count of alarms, and
 * the messages entry the count of waiting messages.
 */
export const NavigationEntry = observer(
  ({ item, alarms, onChosen }: EntryProps & { readonly item: NavigationItem }) => {
    const { href, run } = useEntryActions()(item);
    const { pathname } = useLocation();
    const current = href !== undefined && matchRoute(pathname)?.id === item.id;
    const { idle, active } = iconOf(item.icon);
    const waiting = useRegistry().create('waitingMessages').count;
    const [number, word] =
      item.id === 'ans-service/messages' ? [waiting, 'waiting message'] : [alarms, 'active alarm'];
    const counts = item.id === 'home/dashboard' || item.id === 'ans-service/messages';
    const inside = (
      <NavigationLabel
        icon={current ? active : idle}
        text={item.text}
        hint={item.id === 'account-search' ? '/' : undefined}
        count={
          counts && number !== null && number > 0
            ? { value: number, words: counted(number, word) }
            : undefined
        }
      />
    );
    if (href !== undefined)
      return (
        <Link
          to={href}
          data-entry=""
          aria-current={current ? 'page' : undefined}
          onClick={onChosen}
        >
          {inside}
        </Link>
      );
    return (
      <button
        type="button"
        data-entry=""
        onClick={() => {
          onChosen();
          run?.();
        }}
      >
        {inside}
      </button>
    );
  },
);

/** The navigation with text, grouped (kit README §6). */
export const NavigationList = observer(
  ({ groups, ...entry }: EntryProps & { readonly groups: readonly NavigationGroup[] }) => {
    const id = useId();
    return groups.map(({ heading, items }, index) => (
      <NavigationEntries key={heading ?? ''} id={`${id}-${index}`} heading={heading}>
        {items.map((item) => (
          <NavigationEntry key={item.id} item={item} {...entry} />
        ))}
      </NavigationEntries>
    ));
  },
);
