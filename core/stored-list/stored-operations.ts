import * as z from 'zod/mini';
import { rev } from '../operations/fields.ts';
import { nothingSchema, type Shape } from '../operations/operation.ts';
import type { Access } from '../permission/access.ts';

/**
 * Returns the common properties of the operations that write rows of a staff-edited list (domain guide 5.3). `access` is
 * the access rule.
 */
export const storedWrite = /* @__NO_SIDE_EFFECTS__ */ <const A extends Access>(access: A) =>
  ({
    repeatable: 'byKey',
    access,
    output: nothingSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }) as const;

/** Returns the common properties of the operations on one existing row, whose id is in the address. */
export const storedRow = /* @__NO_SIDE_EFFECTS__ */ <const A extends Access>(access: A) =>
  ({ ...storedWrite(access), input: { id: z.uuid() } }) as const;

/** Returns the input for adding a row under the id that its form created. */
export const addedRow = /* @__NO_SIDE_EFFECTS__ */ <const D extends Shape>(draft: D) => ({
  id: z.uuid(),
  ...draft,
});

/** Returns the input for changing a row, with the revision that was edited. */
export const changedRow = /* @__NO_SIDE_EFFECTS__ */ <const D extends Shape>(draft: D) => ({
  rev,
  ...draft,
});

/** The input for removing or restoring a row. */
export const rowRevision = { rev };
