import type { Permission } from './permissions.ts';

/** Checks whether all `needed` permissions are held. An empty list is always satisfied (spec §6). */
export const hasPermissions = (needed: readonly Permission[], held: ReadonlySet<string>): boolean =>
  needed.every((permission) => held.has(permission));
