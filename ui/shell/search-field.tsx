import { observer } from 'mobx-react-lite';
import { SearchOpener } from '../kit/app-bar.tsx';
import { useRegistry } from './registry.ts';
import { useMenus } from './use-menus.ts';

const ON_APPLE = /Mac|iPhone|iPad/;

/** Opens the account search, for those who have it; it looks like the field that opens and names its keys (spec §2.2). */
export const SearchField = observer(() => {
  const registry = useRegistry();
  const { navigation } = useMenus();
  if (!navigation.some(({ id }) => id === 'account-search')) return null;
  return (
    <SearchOpener
      text="Search accounts, sites, addresses"
      keys={ON_APPLE.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}
      shortcuts="/ Control+K Meta+K"
      onPress={() => registry.create('dialogs').open('account-search')}
    />
  );
});
