import type { Permission } from '../permission/permissions.ts';
import type { Application } from '../permission/application.schema.ts';
import type { DialogName } from './dialogs.ts';

/** What an entry does when pressed: opens a route with the site's query parameters, opens a dialog, or leaves the app. */
export type NavigationTarget =
  | { readonly to: 'route'; readonly url: string; readonly queryParams: readonly ('sn' | 'dn')[] }
  | { readonly to: 'dialog'; readonly dialog: DialogName }
  | { readonly to: 'classic' }
  | { readonly to: 'help' }
  | { readonly to: 'dealerPortal' }
  | { readonly to: 'action'; readonly action: 'logOut' | 'darkMode' };

/** One entry of a menu (spec §3 "Navigation item"). Menus are tables of entries that are filtered for a person, never assembled by hand. */
export interface NavigationItem {
  readonly id: string;
  readonly text: string;
  /** The name of a Heroicons icon. */
  readonly icon: string;
  readonly target: NavigationTarget;
  readonly applications: readonly Application[];
  /** The permissions needed to see the entry. A person needs all of them (spec §6). */
  readonly permissions: readonly Permission[];
  /** True if the entry also needs the answering service enabled for the active dealer (spec §2.2). */
  readonly answeringService: boolean;
  /** The label above its group in the wide navigation. Null means the entry is at the top. */
  readonly heading: string | null;
  /** Hidden while impersonating, because the classic portal would treat the staff member as the user (spec §6). */
  readonly hiddenWhileImpersonating: boolean;
  /**
   * The entry sends a change. It is hidden when the server accepts none, for example while a staff member only views the
   * portal (SECURITY.md §2.9).
   */
  readonly changes: boolean;
}

/** Creates an entry with defaults for all fields that are not given. */
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

/** Creates a target that opens a dialog. */
export const dialog = (name: DialogName): NavigationTarget => ({ to: 'dialog', dialog: name });

/** Creates a target inside the app. */
export const route = (url: string, ...queryParams: readonly ('sn' | 'dn')[]): NavigationTarget => ({
  to: 'route',
  url,
  queryParams,
});
