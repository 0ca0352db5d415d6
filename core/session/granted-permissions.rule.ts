import type { AuthItems, User } from './user.schema.ts';

/** Flags with a field of their own. */
const NAMED = ['formsFlag', 'allowViewCertificate', 'stagesDealerURLFlag'] as const;

const flagsOf = (items: AuthItems): readonly string[] => [
  ...items.flags,
  ...NAMED.filter((flag) => items[flag]),
];

/** What a person may do, roles and flags of the account in one set (spec §3 User, §6). */
export const grantedPermissions = (user: Pick<User, 'roles' | 'authItems'>): ReadonlySet<string> =>
  new Set([...user.roles, ...flagsOf(user.authItems)]);
