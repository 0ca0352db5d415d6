import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import { observer } from 'mobx-react-lite';
import type { NavigationItem } from '#core/navigation/navigation-item.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Menu, type MenuEntry } from '../kit/menu.tsx';
import { PersonButton, PersonHead } from './person-button.look.tsx';
import { useColorMode } from '../kit/use-color-mode.ts';
import { iconOf } from './navigation-icons.ts';
import { useRegistry } from './registry.ts';
import { useEntryActions, useMenus } from './use-menus.ts';

const useEntries = (items: readonly NavigationItem[]): readonly MenuEntry[] => {
  const action = useEntryActions();
  const mode = useColorMode();
  return items.map((item) => {
    const { href, newTab, run } = action(item);
    return {
      id: item.id,
      text: item.text,
      icon: iconOf(item.icon).idle,
      href,
      newTab,
      onSelect: run,
      ...(item.id === 'dark-mode' && { checked: mode === 'dark' }),
    };
  });
};

/** The help menu with the entries this person may use (spec §2.3). */
export const HelpMenu = observer(() => {
  const { help } = useMenus();
  const entries = useEntries(help);
  if (entries.length === 0) return null;
  return (
    <Menu
      label="Help"
      entries={entries}
      button={(wear) => (
        <IconButton label="Help" {...wear}>
          <QuestionMarkCircleIcon />
        </IconButton>
      )}
    />
  );
});

/** The user menu with account, sign-out and theme (spec §2.3). */
export const UserMenu = observer(() => {
  const { view } = useRegistry().create('session');
  const { user } = useMenus();
  const entries = useEntries(user);
  if (view === null) return null;
  const { initials, name, username } = view.user;
  return (
    <Menu
      label="User menu"
      entries={entries}
      head={<PersonHead name={name} username={shownEmail(username)} />}
      button={(wear) => (
        <PersonButton initials={initials} name={name} label="User menu" {...wear} />
      )}
    />
  );
});
