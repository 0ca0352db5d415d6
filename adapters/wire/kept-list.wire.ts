import * as z from 'zod/mini';
import type { Access } from '#core/session/access.ts';
import { rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

type Draft = Parameters<typeof z.strictObject>[0];

/** What adding, changing, removing and restoring a row of a list that staff keep have in common, for those who may (domain guide 5.3). */
export const keptWrite = /* @__NO_SIDE_EFFECTS__ */ <const A extends Access>(access: A) =>
  ({
    repeatable: 'byKey',
    access,
    reply: nothingSchema,
    errors: [404, 409, 422],
  }) as const;

/** The same for one row that stands, named in the address. */
export const keptRow = /* @__NO_SIDE_EFFECTS__ */ <const A extends Access>(access: A) =>
  ({ ...keptWrite(access), params: z.strictObject({ id: z.uuid() }) }) as const;

/** A row that is added, under the number its form made. */
export const addedRow = /* @__NO_SIDE_EFFECTS__ */ <const D extends NonNullable<Draft>>(draft: D) =>
  z.strictObject({ id: z.uuid(), ...draft });

/** A row that is changed, with the revision it had when it was read. */
export const changedRow = /* @__NO_SIDE_EFFECTS__ */ <const D extends NonNullable<Draft>>(
  draft: D,
) => z.strictObject({ rev, ...draft });

/** The revision alone: what is removed or restored. */
export const rowRevision = z.strictObject({ rev });
