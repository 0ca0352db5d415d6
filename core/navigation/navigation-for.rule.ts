import { hasPermissions } from '../permission/has-permissions.rule.ts';
import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import { HELP_MENU, USER_MENU } from './menus.ts';
import type { NavigationItem } from './navigation-item.ts';
import { NAVIGATION } from './screens.ts';

/** Everything that decides which entries a person sees. */
export interface NavigationInput {
  readonly application: Application;
  readonly permissions: ReadonlySet<string>;
  /** Of the active dealer (spec §2.2). */
  readonly answeringServiceEnabled: boolean;
  readonly beta: boolean;
  readonly impersonating: boolean;
  /** The server takes changes from this session. */
  readonly mayChange: boolean;
  /** Ids whose screen, dialog or page exists in this build and deployment; nothing else is shown, so that no entry is dead. */
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

/** The navigation of one person, in the order of the table; dealers who are not beta users work in the classic portal and get none (spec §2.2, §6). */
export const navigationFor = (input: NavigationInput): readonly NavigationItem[] =>
  input.application === APPLICATIONS.dealer && !input.beta ? [] : shown(NAVIGATION, input);

/** The help menu of one person, in the order of the table (spec §2.3); dealers without beta have it too. */
export const helpMenuFor = (input: NavigationInput): readonly NavigationItem[] =>
  shown(HELP_MENU, input);

/** The user menu of one person (spec §2.3); dealers without beta have it too. */
export const userMenuFor = (input: NavigationInput): readonly NavigationItem[] =>
  shown(USER_MENU, input);
