import type { Permission } from './permissions.ts';

/** Whether all of `needed` are held; an item that needs nothing is open to everyone (spec §6). */
export const hasPermissions = (needed: readonly Permission[], held: ReadonlySet<string>): boolean =>
  needed.every((permission) => held.has(permission));
