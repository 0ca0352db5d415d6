import { hasPermissions } from '../permission/has-permissions.rule.ts';
import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import { HELP_MENU, USER_MENU } from './menus.ts';
import type { NavigationItem } from './navigation-item.ts';
import { NAVIGATION } from './screens.ts';

/** The facts that decide which menu entries a person sees. */
export interface NavigationInput {
  readonly application: Application;
  readonly permissions: ReadonlySet<string>;
  /** From the settings of the active dealer (spec §2.2). */
  readonly answeringServiceEnabled: boolean;
  readonly beta: boolean;
  readonly impersonating: boolean;
  /** Whether the server accepts changes from this session. */
  readonly mayChange: boolean;
  /** Ids of entries whose screen, dialog or page exists in this build and deployment. Other entries are hidden. */
  readonly open: ReadonlySet<string>;
}

const shown = (
  items: readonly NavigationItem[],
  input: NavigationInput,
): readonly NavigationItem[] =>
  items.filter(
    (entry) =>
      input.open.has(entry.id) &&
      entry.applications.includes(input.application) &&
      hasPermissions(entry.permissions, input.permissions) &&
      (!entry.answeringService || input.answeringServiceEnabled) &&
      (!entry.hiddenWhileImpersonating || !input.impersonating) &&
      (!entry.changes || input.mayChange),
  );

/**
 * Returns the navigation entries of one person, in table order. Empty for dealers who are not beta users, because they
 * work in the classic portal (spec §2.2, §6).
 */
export const navigationFor = (input: NavigationInput): readonly NavigationItem[] =>
  input.application === APPLICATIONS.dealer && !input.beta ? [] : shown(NAVIGATION, input);

/** Returns the help menu of one person, in table order (spec §2.3). Dealers who are not beta users also have a help menu. */
export const helpMenuFor = (input: NavigationInput): readonly NavigationItem[] =>
  shown(HELP_MENU, input);

/** Returns the user menu of one person (spec §2.3). Dealers who are not beta users also have a user menu. */
export const userMenuFor = (input: NavigationInput): readonly NavigationItem[] =>
  shown(USER_MENU, input);
