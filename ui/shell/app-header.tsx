import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { APPLICATIONS } from '#core/session/user.schema.ts';
import { Logo } from '../kit/logo.tsx';
import { styled } from '../kit/styled.ts';
import { ThemeToggle } from '../kit/theme-toggle.tsx';
import { usePageData } from '../login/page-data.ts';
import { DealerSwitcher } from './dealer-switcher.tsx';
import { HelpMenu, UserMenu } from './header-menus.tsx';
import { NavigationSheet } from './navigation-sheet.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { useRegistry } from './registry.ts';
import { SearchField } from './search-field.tsx';
import { SectionSlot } from './section-slot.tsx';

const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: 'var(--visit, 0px)',
    zIndex: '30',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: '56px',
    px: '4',
    background: 'bg.surface',
    borderBottom: '1px solid',
    borderColor: 'border.default',
    '@media (max-width: 640px)': { gap: '1', px: '2' },
    // The logo's column is as wide as the navigation below it.
    '& > a': {
      minWidth: '0',
      borderRadius: 'xs',
      '@media (min-width: 1024px)': { flex: '0 0 216px' },
    },
    '& > [data-switcher]': {
      minWidth: '0',
      flex: '0 1 auto',
    },
    '& > [data-end]': {
      marginInlineStart: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      // The sheet holds the help there.
      '@media (max-width: 640px)': { gap: '0', '& > [data-help]': { display: 'none' } },
    },
  },
  variants: {
    // On phones the customer's account stands where the logo was, and a dealer's group is in the menu.
    leads: {
      account: { '@media (max-width: 640px)': { '& > a': { display: 'none' } } },
      logo: { '@media (max-width: 640px)': { '& > [data-switcher]': { display: 'none' } } },
    },
  },
});

/** Logo, what one works in, search, and at the end what concerns the person (kit README §6); without a session the logo and the theme. */
export const AppHeader = observer(() => {
  const session = useRegistry().create('session');
  const { branding, configuration } = usePageData();
  const view = session.complete ? session.view : null;
  const customer = view?.user.applicationNum === APPLICATIONS.customer;
  return (
    <Bar leads={customer ? 'account' : 'logo'}>
      {view !== null && <NavigationSheet />}
      <Link to="/" aria-label="Home">
        <Logo
          name={branding.displayName ?? configuration.providerName}
          lightUrl={branding.headerLogoUrl}
          darkUrl={branding.darkHeaderLogoUrl}
          size="header"
        />
      </Link>
      {view === null ? (
        <div data-end="">
          <ThemeToggle />
        </div>
      ) : (
        <>
          <div data-switcher="">
            {customer ? <SectionSlot name="account-switcher" /> : <DealerSwitcher />}
          </div>
          <SearchField />
          <div data-end="">
            <NotificationBell />
            <span data-help="">
              <HelpMenu />
            </span>
            <UserMenu />
          </div>
        </>
      )}
    </Bar>
  );
});
