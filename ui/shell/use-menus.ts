import { useLocation, useNavigate } from 'react-router-dom';
import { helpMenuFor, navigationFor, userMenuFor } from '#core/navigation/navigation-for.rule.ts';
import { navigationInput } from '#core/navigation/navigation-input.rule.ts';
import type { NavigationItem } from '#core/navigation/navigation-item.ts';
import { helpAudience } from '#core/knowledge-base/help-audience.rule.ts';
import { helpRoute } from '#core/knowledge-base/help-route.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { useColorMode } from '../kit/use-color-mode.ts';
import { useRegistry } from './registry.ts';

/** Returns the entries of this person for navigation, help and user menu, if their screens exist (spec §2.2, §2.3). */
export const useMenus = (): {
  readonly navigation: readonly NavigationItem[];
  readonly help: readonly NavigationItem[];
  readonly user: readonly NavigationItem[];
} => {
  const registry = useRegistry();
  const { view, complete } = registry.create('session');
  if (view === null || !complete) return { navigation: [], help: [], user: [] };
  const input = navigationInput(view, registry.configuration);
  return {
    navigation: navigationFor(input),
    help: helpMenuFor(input),
    user: userMenuFor(input),
  };
};

/** How an entry acts: its URL, if it has one, and what happens on a press. */
export interface EntryAction {
  readonly href?: string;
  readonly newTab?: boolean;
  readonly run?: () => void;
}

/** Returns a function that gives the action of a navigation entry. */
export const useEntryActions = (): ((item: NavigationItem) => EntryAction) => {
  const registry = useRegistry();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mode = useColorMode();
  const open = (path: string): void => void navigate(path);
  return ({ target }) => {
    switch (target.to) {
      case 'route': {
        const here = new URLSearchParams(search);
        const kept = target.queryParams.flatMap((name) => {
          const value = here.get(name);
          return value === null ? [] : [[name, value]];
        });
        const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
        return { href: target.url + query, run: () => open(target.url + query) };
      }
      case 'dialog':
        return { run: () => registry.create('dialogs').open(target.dialog) };
      case 'classic':
        return { run: () => void registry.create('classicPortal').open() };
      case 'help': {
        const { view } = registry.create('session');
        const audience = helpAudience(view?.user.applicationNum ?? APPLICATIONS.customer);
        const href = helpRoute(pathname, new URLSearchParams(search).get('part'), audience);
        return { href, run: () => open(href) };
      }
      case 'dealerPortal':
        return { href: registry.configuration.dealerPortalUrl ?? '/', newTab: true };
      case 'action':
        if (target.action === 'logOut')
          return {
            run: () => {
              const session = registry.create('session');
              if (session.view !== null && session.view.impersonation !== null) {
                registry.create('dialogs').open('end-sessions');
                return;
              }
              registry.create('leaving').pass(() => {
                void session.signOut();
                // Opens the sign-in form after a sign-out, even from a page that is public.
                void navigate('/login', { replace: true });
              });
            },
          };
        return {
          run: () => {
            const other = mode === 'dark' ? 'light' : 'dark';
            const { action } = target;
            const wanted = action === 'light' || action === 'dark' ? action : other;
            registry.create('colorMode').choose(wanted);
          },
        };
    }
  };
};
