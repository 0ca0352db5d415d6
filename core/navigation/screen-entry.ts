import type { Permission } from '../permission/permissions.ts';
import type { Application } from '../permission/application.schema.ts';
import { item, route, type NavigationItem } from './navigation-item.ts';

/** How a screen stands in the navigation (spec §2.2); its words, applications and permissions are those of the screen. */
export interface MenuPlace {
  /** A Heroicons name. */
  readonly icon: string;
  /** The words above its group in the wide navigation; left out, it stands at the top. */
  readonly heading?: string;
  /** Needs the answering service enabled for the active dealer besides. */
  readonly answeringService?: boolean;
  /** Query parameters that go along. */
  readonly keeps?: readonly ('sn' | 'dn')[];
  /** Where fewer see the entry than may open the screen. */
  readonly applications?: readonly Application[];
}

/** One screen of the portal: its address, who may see it, its place in the navigation and the part that draws it (spec §2.1, §2.2). */
export interface ScreenEntry<Section extends string = string> {
  readonly id: string;
  /** `{name}` is one segment; compared segment by segment, exact in case. */
  readonly path: string;
  readonly title: string;
  /** Whether the navigation is shown beside the screen. */
  readonly navigation: boolean;
  /** Guarded: without a session the sign-in form comes first (spec §6). */
  readonly needsSession: boolean;
  /** Who may see it; empty = every application. */
  readonly applications: readonly Application[];
  readonly permissions: readonly Permission[];
  /** The part of the portal that draws it, where they differ one for each application; null: not built, or drawn by the shell itself. */
  readonly section: Section | Readonly<Partial<Record<Application, Section>>> | null;
  /** Null where no entry leads to it. */
  readonly menu: MenuPlace | null;
}

type Rest<Section extends string> = Partial<Omit<ScreenEntry<Section>, 'id' | 'title'>>;

/** A guarded screen beside the navigation at the path of its id, unless said otherwise; without a `section` it is not built. */
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

/** A screen that needs no session. */
export const open = <Section extends string = never>(
  id: string,
  title: string,
  rest: Rest<Section> = {},
): ScreenEntry<Section> =>
  screen<Section>(id, title, { needsSession: false, navigation: false, ...rest });

/** The entry of the navigation that leads to a screen. */
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
