import type { AuthItems, User } from './user.schema.ts';

/** Flags that are stored as separate fields of the account. */
const NAMED = ['formsFlag', 'allowViewCertificate', 'stagesDealerURLFlag'] as const;

const flagsOf = (items: AuthItems): readonly string[] => [
  ...items.flags,
  ...NAMED.filter((flag) => items[flag]),
];

/** Returns the permissions of a person: roles and account flags in one set (spec §3 User, §6). */
export const grantedPermissions = (user: Pick<User, 'roles' | 'authItems'>): ReadonlySet<string> =>
  new Set([...user.roles, ...flagsOf(user.authItems)]);
