import * as z from 'zod/mini';
import { rev } from '../operations/fields.ts';
import { nothingSchema, type Shape } from '../operations/operation.ts';
import type { Access } from '../permission/access.ts';

/**
 * The common part of the operations that add, change, remove and restore a row of a list that staff edit, for people with
 * this access (domain guide 5.3).
 */
export const storedWrite = /* @__NO_SIDE_EFFECTS__ */ <const A extends Access>(access: A) =>
  ({
    repeatable: 'byKey',
    access,
    output: nothingSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }) as const;

/** The common part of the operations on one existing row, identified in the address. */
export const storedRow = /* @__NO_SIDE_EFFECTS__ */ <const A extends Access>(access: A) =>
  ({ ...storedWrite(access), input: { id: z.uuid() } }) as const;

/** The input that adds a row, under the id that its form created. */
export const addedRow = /* @__NO_SIDE_EFFECTS__ */ <const D extends Shape>(draft: D) => ({
  id: z.uuid(),
  ...draft,
});

/** The input that changes a row, with the revision it was read with. */
export const changedRow = /* @__NO_SIDE_EFFECTS__ */ <const D extends Shape>(draft: D) => ({
  rev,
  ...draft,
});

/** The input that removes or restores a row: only its revision. */
export const rowRevision = { rev };
