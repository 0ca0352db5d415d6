import { hasPermissions } from '../permission/has-permissions.rule.ts';
import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import { HELP_MENU, USER_MENU } from './menus.ts';
import type { NavigationItem } from './navigation-item.ts';
import { NAVIGATION } from './screens.ts';

/** The facts that decide which entries a person sees. */
export interface NavigationInput {
  readonly application: Application;
  readonly permissions: ReadonlySet<string>;
  /** A setting of the active dealer (spec §2.2). */
  readonly answeringServiceEnabled: boolean;
  readonly beta: boolean;
  readonly impersonating: boolean;
  /** Whether the server accepts changes from this session. */
  readonly mayChange: boolean;
  /**
   * Ids of entries whose screen, dialog or page exists in this build and deployment. Other entries are not shown, so that
   * no entry leads nowhere.
   */
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
 * Returns the navigation of one person, in the order of the table. Dealers who are not beta users work in the classic
 * portal and get none (spec §2.2, §6).
 */
export const navigationFor = (input: NavigationInput): readonly NavigationItem[] =>
  input.application === APPLICATIONS.dealer && !input.beta ? [] : shown(NAVIGATION, input);

/** Returns the help menu of one person, in the order of the table (spec §2.3). Dealers without beta also have it. */
export const helpMenuFor = (input: NavigationInput): readonly NavigationItem[] =>
  shown(HELP_MENU, input);

/** Returns the user menu of one person (spec §2.3). Dealers without beta also have it. */
export const userMenuFor = (input: NavigationInput): readonly NavigationItem[] =>
  shown(USER_MENU, input);
