import { ADMIN_RIGHT, GIVABLE_RIGHTS, isGivable } from './portal-rights.ts';
import { type GroupServices, isServed } from './presets.rule.ts';

/** A group and its parent. */
export interface TreeGroup {
  readonly siteGroupNum: number;
  readonly parent: number | null;
}

/** The facts that show whether a user administers a group. */
export interface Holder {
  readonly id: string;
  /** True if the user can sign in: not disabled, and with a password or single sign-on. */
  readonly active: boolean;
  readonly groups: readonly number[];
  readonly rights: readonly string[];
}

/** Returns the given groups and all groups below them. */
export const branchesOf = (
  tree: readonly TreeGroup[],
  roots: readonly number[],
): ReadonlySet<number> => {
  const reached = new Set(tree.map((one) => one.siteGroupNum).filter((num) => roots.includes(num)));
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const { siteGroupNum, parent } of tree)
      if (parent !== null && reached.has(parent)) reached.add(siteGroupNum);
  }
  return reached;
};

const administers = (holder: Holder, tree: readonly TreeGroup[]): ReadonlySet<number> =>
  holder.active && holder.rights.includes(ADMIN_RIGHT)
    ? branchesOf(tree, holder.groups)
    : new Set<number>();

/** Returns the groups that a change leaves without an administrator. Groups that had none before are left out. */
export const leftAlone = (
  tree: readonly TreeGroup[],
  holders: readonly Holder[],
  change: { readonly before: Holder; readonly after: Holder },
): readonly number[] => {
  const kept = administers(change.after, tree);
  const lost = [...administers(change.before, tree)].filter((num) => !kept.has(num));
  if (lost.length === 0) return [];
  const others = holders.filter(({ id }) => id !== change.before.id);
  return lost.filter((num) => others.every((other) => !administers(other, tree).has(num)));
};

/** The verdict on an administrator's change of a user. Every value except `fine` is a refusal. */
export type PortalVerdict =
  | 'fine'
  | 'oneself'
  | 'elsewhere'
  | 'noGroup'
  | 'outOfScope'
  | 'unknownRight'
  | 'needsRead'
  | 'notServed'
  | 'lastAdmin';

/**
 * Checks which rights may be given: only known rights, an edit right only with its read right, and no right for a service
 * that the groups do not have. Rights that the user already holds are not checked.
 */
export const checkRights = (
  before: readonly string[],
  after: readonly string[],
  services: GroupServices,
): Extract<PortalVerdict, 'fine' | 'unknownRight' | 'needsRead' | 'notServed'> => {
  const given = after.filter((right) => !before.includes(right));
  const taken = before.filter((right) => !after.includes(right));
  if (![...given, ...taken].every(isGivable)) return 'unknownRight';
  const lacks = GIVABLE_RIGHTS.some(
    ({ right, needs }) => needs !== null && after.includes(right) && !after.includes(needs),
  );
  if (lacks) return 'needsRead';
  return given.every((right) => isServed(right, services)) ? 'fine' : 'notServed';
};

/** The facts for checking a change of a user's access. */
export interface PortalChange {
  readonly actorId: string;
  /** All groups that the acting administrator administers. */
  readonly reach: ReadonlySet<number>;
  readonly tree: readonly TreeGroup[];
  /** All users who administer any part of the tree. */
  readonly holders: readonly Holder[];
  readonly before: Holder;
  readonly after: Holder;
  /** The services of the user's groups after the change. */
  readonly services: GroupServices;
  /** True if the user is removed from the administrator's groups. The user may then be left without any group. */
  readonly removes: boolean;
}

const same = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/**
 * Checks an administrator's change of another user: only within the administrator's groups, only rights that can be given,
 * and every group keeps an administrator (domain guide 6.10). A user who also works for other dealers can only be removed
 * from the administrator's groups.
 */
export const checkPortalChange = (change: PortalChange): PortalVerdict => {
  const { before, after, reach, services } = change;
  if (before.id === change.actorId) return 'oneself';
  const outside = before.groups.filter((num) => !reach.has(num));
  if (outside.length > 0 && (before.active !== after.active || !same(before.rights, after.rights)))
    return 'elsewhere';
  if (!outside.every((num) => after.groups.includes(num))) return 'outOfScope';
  const added = after.groups.filter((num) => !before.groups.includes(num));
  if (!added.every((num) => reach.has(num))) return 'outOfScope';
  if (!change.removes && !after.groups.some((num) => reach.has(num))) return 'noGroup';
  const rights = checkRights(before.rights, after.rights, services);
  if (rights !== 'fine') return rights;
  return leftAlone(change.tree, change.holders, change).length > 0 ? 'lastAdmin' : 'fine';
};
