import type { Permission } from '../permission/permissions.ts';
import type { Application } from '../permission/application.schema.ts';
import type { DialogName } from './dialogs.ts';

/** What pressing an entry does: goes to a route with the site's query parameters, opens a dialog, or leaves the app. */
export type NavigationTarget =
  | { readonly to: 'route'; readonly url: string; readonly queryParams: readonly ('sn' | 'dn')[] }
  | { readonly to: 'dialog'; readonly dialog: DialogName }
  | { readonly to: 'classic' }
  | { readonly to: 'help' }
  | { readonly to: 'dealerPortal' }
  | { readonly to: 'action'; readonly action: 'logOut' | 'darkMode' };

/** One entry of a menu (spec §3 "Navigation item"); menus are tables of these, filtered for a person and never built by hand. */
export interface NavigationItem {
  readonly id: string;
  readonly text: string;
  /** A Heroicons name. */
  readonly icon: string;
  readonly target: NavigationTarget;
  readonly applications: readonly Application[];
  /** All of them are needed (spec §6). */
  readonly permissions: readonly Permission[];
  /** Needs the answering service enabled for the active dealer besides (spec §2.2). */
  readonly answeringService: boolean;
  /** The words above its group in the wide navigation; null stands at the top. */
  readonly heading: string | null;
  /** Hidden while impersonating: the classic portal would take staff for the user (spec §6). */
  readonly hiddenWhileImpersonating: boolean;
  /** Sends something: hidden where the server takes no change, as while a staff member looks only (SECURITY.md §2.9). */
  readonly changes: boolean;
}

/** An entry with everything usual left out. */
export const item = (
  id: string,
  text: string,
  icon: string,
  target: NavigationTarget,
  rest: Partial<Omit<NavigationItem, 'id' | 'text' | 'icon' | 'target'>> = {},
): NavigationItem => ({
  id,
  text,
  icon,
  target,
  applications: [1, 2, 3],
  permissions: [],
  answeringService: false,
  heading: null,
  hiddenWhileImpersonating: false,
  changes: false,
  ...rest,
});

/** A dialog as a target. */
export const dialog = (name: DialogName): NavigationTarget => ({ to: 'dialog', dialog: name });

/** A target inside the app. */
export const route = (url: string, ...queryParams: readonly ('sn' | 'dn')[]): NavigationTarget => ({
  to: 'route',
  url,
  queryParams,
});
