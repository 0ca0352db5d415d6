import * as z from 'zod/mini';
import { rev } from '../operations/fields.ts';
import { nothingSchema, type Shape } from '../operations/operation.ts';
import type { Access } from '../permission/access.ts';

/** What adding, changing, removing and restoring a row of a list that staff keep have in common, for those who may (domain guide 5.3). */
export const storedWrite = /* @__NO_SIDE_EFFECTS__ */ <const A extends Access>(access: A) =>
  ({
    repeatable: 'byKey',
    access,
    output: nothingSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }) as const;

/** The same for one row that stands, named in the address. */
export const storedRow = /* @__NO_SIDE_EFFECTS__ */ <const A extends Access>(access: A) =>
  ({ ...storedWrite(access), input: { id: z.uuid() } }) as const;

/** A row that is added, under the number its form made. */
export const addedRow = /* @__NO_SIDE_EFFECTS__ */ <const D extends Shape>(draft: D) => ({
  id: z.uuid(),
  ...draft,
});

/** A row that is changed, with the revision it had when it was read. */
export const changedRow = /* @__NO_SIDE_EFFECTS__ */ <const D extends Shape>(draft: D) => ({
  rev,
  ...draft,
});

/** The revision alone: what is removed or restored. */
export const rowRevision = { rev };
