import { ADMIN_RIGHT, GIVABLE_RIGHTS, isGivable } from './portal-rights.ts';
import { type GroupServices, isServed } from './presets.rule.ts';

/** A group and the one above it. */
export interface TreeGroup {
  readonly siteGroupNum: number;
  readonly parent: number | null;
}

/** What decides whether somebody administers a group. */
export interface Holder {
  readonly id: string;
  /** May sign in: chose a password or a provider's sign-in, and is not disabled. */
  readonly active: boolean;
  readonly groups: readonly number[];
  readonly rights: readonly string[];
}

/** A group and everything below it. */
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

/** Groups that would have nobody to administer them any more; one that had nobody before is not among them. */
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

/** Why what an administrator wishes for somebody is refused. */
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

/** What rights may be given: known ones, a change only with its reading, and none that the groups do not have; what is held already is not checked again. */
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

/** Everything a change of somebody's access is checked by. */
export interface PortalChange {
  readonly actorId: string;
  /** Groups the administrator administers. */
  readonly reach: ReadonlySet<number>;
  readonly tree: readonly TreeGroup[];
  /** Everybody who administers something of it. */
  readonly holders: readonly Holder[];
  readonly before: Holder;
  readonly after: Holder;
  /** Of the groups somebody would have. */
  readonly services: GroupServices;
  /** They are taken out of the administrator's groups, and may be left without any. */
  readonly removes: boolean;
}

const same = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/**
 * Whether an administrator may change somebody so: within the groups they administer, never themselves, rights that are
 * theirs to give, and every group keeps an administrator (domain guide 6.10). Of whoever works for other dealers too, only
 * the own groups can be taken.
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
