import type { BulkAct } from '../../bulk-tests/bulk-test.schema.ts';
import { hasPermissions } from '../../permission/has-permissions.rule.ts';
import { noteRight } from '../site-file/note-right.rule.ts';

/** Checks whether a user may do an act to many accounts. The rights are those of the same act on one account (domain guide 6.1, 6.11). */
export const mayActInBulk = (act: BulkAct, permissions: readonly string[]): boolean =>
  act === 'note'
    ? noteRight(permissions) !== 'none'
    : hasPermissions(['noActionRead', 'noActionEdit'], new Set(permissions));
