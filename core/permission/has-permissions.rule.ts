import type { AuthItems, User } from '../session/user.schema.ts';
import type { Permission } from './permissions.ts';

/** Whether all of `needed` are held; an item that needs nothing is open to everyone (spec §6). */
export const hasPermissions = (needed: readonly Permission[], held: ReadonlySet<string>): boolean =>
  needed.every((permission) => held.has(permission));

/** Flags with a field of their own. */
const NAMED = ['formsFlag', 'allowViewCertificate', 'stagesDealerURLFlag'] as const;

const flagsOf = (items: AuthItems): readonly string[] => [
  ...items.flags,
  ...NAMED.filter((flag) => items[flag]),
];

/** What a person may do, roles and flags of the account in one set (spec §3 User, §6). */
export const heldPermissions = (user: Pick<User, 'roles' | 'authItems'>): ReadonlySet<string> =>
  new Set([...user.roles, ...flagsOf(user.authItems)]);
