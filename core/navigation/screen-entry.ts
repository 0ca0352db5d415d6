import type { Permission } from '../permission/permissions.ts';
import type { Application } from '../permission/application.schema.ts';
import { item, route, type NavigationItem } from './navigation-item.ts';

/** The position of a screen in the navigation (spec §2.2). The screen itself defines the label, applications and permissions. */
export interface MenuPlace {
  /** The name of a Heroicons icon. */
  readonly icon: string;
  /** The label above its group in the wide navigation. Without it, the entry is at the top. */
  readonly heading?: string;
  /** True if the entry also needs the answering service enabled for the active dealer. */
  readonly answeringService?: boolean;
  /** Query parameters that are copied into the link. */
  readonly keeps?: readonly ('sn' | 'dn')[];
  /** The applications that see the entry, when they are fewer than those that may open the screen. */
  readonly applications?: readonly Application[];
}

/**
 * One screen of the portal: its address, who may see it, its position in the navigation and the section that draws it
 * (spec §2.1, §2.2).
 */
export interface ScreenEntry<Section extends string = string> {
  readonly id: string;
  /** `{name}` matches one segment. Paths are compared segment by segment and are case-sensitive. */
  readonly path: string;
  readonly title: string;
  /** Whether the navigation is shown beside the screen. */
  readonly navigation: boolean;
  /** True for a guarded screen: without a session the sign-in form is shown first (spec §6). */
  readonly needsSession: boolean;
  /** The applications that may see the screen. Empty means all. */
  readonly applications: readonly Application[];
  readonly permissions: readonly Permission[];
  /** The section that draws the screen, or one for each application if they differ. Null when it is not built or the shell draws it. */
  readonly section: Section | Readonly<Partial<Record<Application, Section>>> | null;
  /** The position in the navigation. Null when no menu entry leads to the screen. */
  readonly menu: MenuPlace | null;
}

type Rest<Section extends string> = Partial<Omit<ScreenEntry<Section>, 'id' | 'title'>>;

/**
 * Creates a guarded screen beside the navigation, with its id as path, unless `rest` states otherwise. Without a `section`
 * it is not built.
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

/** Returns the navigation entry that leads to a screen, or an empty list when it has none. */
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
