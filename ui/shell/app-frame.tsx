import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import { Fragment, useEffect, type ReactNode } from 'react';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Logo } from '../kit/logo.tsx';
import { AppBar, NotOnPhones, SearchOpener } from './app-bar.look.tsx';
import { ThemeToggle } from './theme-toggle.look.tsx';
import { AppPage } from './app-page.look.tsx';
import { ImpersonationBar } from './impersonation-bar.tsx';
import { AlarmsElsewhere } from './alarms-elsewhere.tsx';
import { usePageData } from './page-data.ts';
import { DealerSwitcher } from './dealer-switcher.tsx';
import { HelpMenu, UserMenu } from './header-menus.tsx';
import { NavigationBar, NavigationDrawer } from './navigation.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { useRegistry } from './registry.ts';
import { SectionSlot } from './section-slot.tsx';
import { DialogHost } from './dialog-host.tsx';
import { SearchShortcut, useOwnSearch } from './search-shortcut.tsx';
import { useModel } from './use-model.ts';

const ON_APPLE = /Mac|iPhone|iPad/;

/** A button that looks like a search field and opens the search, if the person has one (spec §2.2). */
const SearchField = observer(() => {
  const registry = useRegistry();
  const search = useOwnSearch();
  if (search === null) return null;
  return (
    <SearchOpener
      text={search.text}
      keys={ON_APPLE.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}
      shortcuts="/ Control+K Meta+K"
      onPress={() => registry.create('dialogs').open(search.dialog)}
    />
  );
});

/**
 * The header: logo, account or group, search, and the person's buttons (kit README §6). Without a session it shows only
 * the logo and the theme button.
 */
export const AppHeader = observer(() => {
  const session = useRegistry().create('session');
  const { branding, configuration } = usePageData();
  const view = session.complete ? session.view : null;
  const customer = isCustomer(view);
  return (
    <AppBar
      leads={customer ? 'switcher' : 'logo'}
      logo={
        <Link to="/" data-logo="" aria-label="Home">
          <Logo
            name={branding.displayName ?? configuration.providerName}
            lightUrl={branding.headerLogoUrl}
            darkUrl={branding.darkHeaderLogoUrl}
            size="header"
          />
        </Link>
      }
      {...(view === null
        ? { end: <ThemeToggle /> }
        : {
            menu: <NavigationDrawer />,
            switcher: customer ? <SectionSlot name="account-switcher" /> : <DealerSwitcher />,
            search: <SearchField />,
            end: (
              <>
                <NotificationBell />
                <NotOnPhones>
                  <HelpMenu />
                </NotOnPhones>
                <UserMenu />
              </>
            ),
          })}
    />
  );
});

/** Runs the prompts while a person is signed in. Renders nothing. */
const PromptEffects = () => {
  useModel('prompts');
  return null;
};

/** Returns true if the person receives site events. Staff receive them only during an impersonation. */
const hearsOfSites = (view: SessionView | null): boolean =>
  view !== null && view.user.applicationNum !== APPLICATIONS.staff;

const isCustomer = (view: SessionView | null): boolean =>
  view?.user.applicationNum === APPLICATIONS.customer;

/** Announces on every screen that a test is about to end. Renders nothing. */
const TestEndEffects = () => {
  const model = useModel('testEnds');
  const navigate = useNavigate();
  useEffect(() => model.openBy((path) => void navigate(path)), [model, navigate]);
  return null;
};

const KeptFocus = lazyComponent(
  async () => (await import('./focus/kept-focus.ts')).KeptFocus,
  () => null,
);

/** The header, the navigation and the current screen. Without a session there is no navigation (kit README §6). */
export const AppFrame = observer(
  ({
    navigation = true,
    children,
  }: {
    /** False for a route without navigation (spec §2.1). */
    readonly navigation?: boolean;
    readonly children: ReactNode;
  }) => {
    const registry = useRegistry();
    const session = registry.create('session');
    const { version } = registry.create('group');
    const impersonating = session.view !== null && session.view.impersonation !== null;
    const beside = navigation && session.complete;
    // The `key` changes with the person or group. The content then remounts, so that no earlier data stays on the screen.
    return (
      <AppPage
        impersonating={impersonating}
        top={
          <>
            <ImpersonationBar />
            <AppHeader />
          </>
        }
        navigation={beside ? <NavigationBar /> : null}
        layers={
          <>
            <DialogHost key={version} />
            {session.complete && <PromptEffects />}
            {session.complete && <KeptFocus />}
            {session.complete && hearsOfSites(session.view) && <TestEndEffects />}
            <SearchShortcut />
          </>
        }
      >
        {session.complete && isCustomer(session.view) && <AlarmsElsewhere />}
        <Fragment key={version}>{children}</Fragment>
      </AppPage>
    );
  },
);
