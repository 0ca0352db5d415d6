import type { AuthItems, User } from '../session/user.schema.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

/** Whether all of `needed` are held; an item that needs nothing is open to everyone (spec §6). */
export const hasPermissions = (needed: readonly Permission[], held: ReadonlySet<string>): boolean =>
  needed.every((permission) => held.has(permission));

const flagsOf = (items: AuthItems): readonly string[] => [
  ...items.flags,
  ...(items.formsFlag ? [PERMISSIONS.formsFlag] : []),
  ...(items.allowViewCertificate ? [PERMISSIONS.allowViewCertificate] : []),
  ...(items.stagesDealerURLFlag ? [PERMISSIONS.stagesDealerURLFlag] : []),
];

/** What a person may do, roles and flags of the account in one set (spec §3 User, §6). */
export const heldPermissions = (user: Pick<User, 'roles' | 'authItems'>): ReadonlySet<string> =>
  new Set([...user.roles, ...flagsOf(user.authItems)]);
