import type { Permission } from '../permission/permissions.ts';
import type { Application } from '../permission/application.schema.ts';
import { item, route, type NavigationItem } from './navigation-item.ts';

/** The position of a screen in the navigation (spec §2.2). The label, applications and permissions come from the screen. */
export interface MenuPlace {
  /** The name of a Heroicons icon. */
  readonly icon: string;
  /** The heading of the entry's group in the wide navigation. Omitted for an entry at the top. */
  readonly heading?: string;
  /** True if the entry also needs the answering service enabled for the active dealer. */
  readonly answeringService?: boolean;
  /** Query parameters of the current address that are copied into the link. */
  readonly keeps?: readonly ('sn' | 'dn')[];
  /** The applications that see the menu entry. Omitted when every application that may open the screen sees it. */
  readonly applications?: readonly Application[];
}

/** One screen of the portal: its path, who may see it, its position in the navigation and the section that draws it (spec §2.1, §2.2). */
export interface ScreenEntry<Section extends string = string> {
  readonly id: string;
  /** The path pattern, in which `{name}` matches one segment. Matching is case-sensitive. */
  readonly path: string;
  readonly title: string;
  /** Whether the navigation is shown beside the screen. */
  readonly navigation: boolean;
  /** True for a guarded screen: without a session the sign-in form is shown first (spec §6). */
  readonly needsSession: boolean;
  /** The applications that may see the screen. Empty means all. */
  readonly applications: readonly Application[];
  readonly permissions: readonly Permission[];
  /** The section that draws the screen, or one section per application. Null when the screen is not built or the shell draws it. */
  readonly section: Section | Readonly<Partial<Record<Application, Section>>> | null;
  /** The position in the navigation. Null when no menu entry leads to the screen. */
  readonly menu: MenuPlace | null;
}

type Rest<Section extends string> = Partial<Omit<ScreenEntry<Section>, 'id' | 'title'>>;

/**
 * Creates a guarded screen with navigation, whose path is its id. `rest` overrides these defaults; without a `section` the
 * screen is not built.
 */
export const screen = <Section extends string = never>(
  id: string,
  title: string,
  rest: Rest<Section>,
): ScreenEntry<Section> => ({
  id,
  path: `/${id}`,
  title,
  navigation: true,
  needsSession: true,
  applications: [],
  permissions: [],
  section: null,
  menu: null,
  ...rest,
});

/** Creates a screen that needs no session. */
export const open = <Section extends string = never>(
  id: string,
  title: string,
  rest: Rest<Section> = {},
): ScreenEntry<Section> =>
  screen<Section>(id, title, { needsSession: false, navigation: false, ...rest });

/** Returns a list with the navigation entry of a screen, or an empty list when the screen has no entry. */
export const entryOf = (to: ScreenEntry): readonly NavigationItem[] => {
  if (to.menu === null) return [];
  const { icon, heading = null, answeringService = false, keeps = [], applications } = to.menu;
  return [
    item(to.id, to.title, icon, route(to.path, ...keeps), {
      applications: applications ?? to.applications,
      permissions: to.permissions,
      answeringService,
      heading,
    }),
  ];
};
