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
  | { readonly to: 'action'; readonly action: 'logOut' | 'darkMode' | 'dark' | 'light' };

/** One menu entry (spec §3 "Navigation item"). Each menu is a fixed table of entries that is filtered for the person. */
export interface NavigationItem {
  readonly id: string;
  readonly text: string;
  /** The name of a Heroicons icon. */
  readonly icon: string;
  readonly target: NavigationTarget;
  readonly applications: readonly Application[];
  /** The permissions that a person needs to see the entry. All of them are required (spec §6). */
  readonly permissions: readonly Permission[];
  /** True if the entry also needs the answering service enabled for the active dealer (spec §2.2). */
  readonly answeringService: boolean;
  /** The heading of the entry's group in the wide navigation. Null for an entry at the top. */
  readonly heading: string | null;
  /**
   * True if the entry is hidden while impersonating. For example, the classic portal would treat the staff member as the
   * user (spec §6).
   */
  readonly hiddenWhileImpersonating: boolean;
  /**
   * True if the entry sends a change. The entry is hidden when the server accepts no changes, for example while staff only
   * view the portal (SECURITY.md §2.9).
   */
  readonly changes: boolean;
}

/** Creates a menu entry, with defaults for omitted fields. */
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

/** Creates a navigation target that opens a dialog. */
export const dialog = (name: DialogName): NavigationTarget => ({ to: 'dialog', dialog: name });

/** Creates a navigation target that opens a screen and copies the named query parameters. */
export const route = (url: string, ...queryParams: readonly ('sn' | 'dn')[]): NavigationTarget => ({
  to: 'route',
  url,
  queryParams,
});
