import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import { KeyCap } from '../kit/key-cap.tsx';
import { styled } from '../kit/styled.ts';
import { useRegistry } from './registry.ts';
import { useMenus } from './use-menus.ts';

const Field = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '0 1 440px',
    minWidth: '44px',
    height: '40px',
    px: '3',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    background: 'bg.surface',
    color: 'fg.subtle',
    textAlign: 'start',
    '&:hover': { background: 'bg.subtle' },
    '& > svg': { width: '20px', height: '20px', color: 'fg.muted' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > kbd': { marginInlineStart: 'auto' },
    '@media (pointer: coarse)': { height: '44px' },
    // No room for words: the icon alone, named by them.
    '@media (max-width: 767px)': {
      flex: '0 0 44px',
      height: '44px',
      justifyContent: 'center',
      marginInlineStart: 'auto',
      padding: '0',
      borderColor: 'transparent',
      '& > span': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        clipPath: 'inset(50%)',
      },
      '& > kbd': { display: 'none' },
      '& ~ [data-end]': { marginInlineStart: '0' },
    },
  },
});

const ON_APPLE = /Mac|iPhone|iPad/;

/** Opens the account search, for those who have it; it looks like the field that opens and names its keys (spec §2.2). */
export const SearchField = observer(() => {
  const registry = useRegistry();
  const { navigation } = useMenus();
  if (!navigation.some(({ id }) => id === 'account-search')) return null;
  return (
    <Field
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={() => registry.create('dialogs').open('account-search')}
    >
      <MagnifyingGlassIcon aria-hidden />
      <span>Search accounts, sites, addresses</span>
      <KeyCap aria-hidden>{ON_APPLE.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}</KeyCap>
    </Field>
  );
});
