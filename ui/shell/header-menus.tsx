import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import { observer } from 'mobx-react-lite';
import type { NavigationItem } from '#core/navigation/navigation-item.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Menu, type MenuEntry } from '../kit/menu.tsx';
import { styled } from '../kit/styled.ts';
import { useColorMode } from '../kit/use-color-mode.ts';
import { iconOf } from './navigation-icons.ts';
import { useRegistry } from './registry.ts';
import { useEntryActions, useMenus } from './use-menus.ts';

const Person = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '40px',
    px: '1.5',
    borderRadius: 'sm',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
    '& > i': {
      display: 'grid',
      placeItems: 'center',
      width: '32px',
      height: '32px',
      borderRadius: 'full',
      background: 'bg.inverse',
      color: 'fg.inverse',
      textStyle: 'caption',
      fontStyle: 'normal',
      fontWeight: '600',
    },
    '& > svg': { width: '16px', height: '16px', color: 'fg.muted' },
    '& > [data-name]': { maxWidth: '200px', overflow: 'hidden', textOverflow: 'ellipsis' },
    '@media (pointer: coarse)': { height: '44px' },
    '@media (max-width: 1023px)': {
      '& > [data-name]': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        clipPath: 'inset(50%)',
      },
    },
    '@media (max-width: 640px)': { '& > svg': { display: 'none' } },
  },
});
const Head = styled('div', {
  base: {
    padding: '12px 18px',
    borderBottom: '1px solid',
    borderColor: 'border.default',
    overflowWrap: 'anywhere',
    '& > b': { display: 'block', textStyle: 'label' },
    '& > span': { textStyle: 'small', color: 'fg.muted' },
  },
});

const useEntries = (items: readonly NavigationItem[]): readonly MenuEntry[] => {
  const action = useEntryActions();
  const mode = useColorMode();
  return items.map((item) => {
    const { href, newTab, run } = action(item);
    return {
      id: item.id,
      text: item.text,
      icon: iconOf(item.icon).idle,
      ...(href !== undefined && { href }),
      ...(newTab !== undefined && { newTab }),
      ...(run !== undefined && { onSelect: run }),
      ...(item.id === 'dark-mode' && { checked: mode === 'dark' }),
    };
  });
};

/** The help menu, with every entry this person may use (spec §2.3). */
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

/** The user menu: account, the way out, the theme (spec §2.3). */
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
      head={
        <Head>
          <b>{name}</b>
          <span>{username}</span>
        </Head>
      }
      button={(wear) => (
        <Person type="button" {...wear}>
          <i aria-hidden>{initials}</i>
          <HiddenText>User menu, </HiddenText>
          <span data-name="">{name}</span>
          <ChevronDownIcon aria-hidden />
        </Person>
      )}
    />
  );
});
