import * as z from 'zod/mini';
import type { AnyField } from '../forms/create-form.schema.ts';
import { numberCell, textCell, yesNoCell } from '../forms/file-cell.rule.ts';
import type { PortalColumn } from './portal-kind.ts';

/** A column of plain text. */
export const text: PortalColumn = { cell: textCell };
/** A column of whole numbers. */
export const whole: PortalColumn = { cell: numberCell };
/** A column of yes or no. */
export const yesNo: PortalColumn = { cell: yesNoCell };
/** The number of the site that a part belongs to. */
export const SITE: PortalColumn = { title: 'site', cell: numberCell };
/** The number of the device that a part belongs to. */
export const DEVICE: PortalColumn = { title: 'device', cell: numberCell };

/** The part of a record with its site number, which was checked before. */
export const ofSite = z.object({ site: z.int() });

/**
 * Returns the columns of a kind whose records a form checks: the `own` columns first, which replace those of the form for
 * the same field, then all other fields of the form that fit in one cell, in form order.
 */
export const columnsWith = <Own extends Readonly<Record<string, PortalColumn>>>(
  own: Own,
  { fields }: { readonly fields: Readonly<Record<string, AnyField>> },
): Readonly<Record<string, PortalColumn>> & Own => {
  const rest = Object.entries(fields).flatMap(([name, { cell }]) =>
    cell === null || name in own ? [] : [[name, { cell }] as const],
  );
  return { ...own, ...Object.fromEntries(rest) };
};
