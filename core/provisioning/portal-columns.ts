import * as z from 'zod/mini';
import type { AnyField } from '../forms/create-form.schema.ts';
import { numberCell, textCell, yesNoCell } from '../forms/file-cell.rule.ts';
import type { PortalColumn } from './portal-kind.ts';

export const text: PortalColumn = { cell: textCell };
export const whole: PortalColumn = { cell: numberCell };
export const yesNo: PortalColumn = { cell: yesNoCell };
/** The column with the number of the site that a record belongs to. */
export const SITE: PortalColumn = { title: 'site', cell: numberCell };
/** The column with the number of the device that a record belongs to. */
export const DEVICE: PortalColumn = { title: 'device', cell: numberCell };

/** The schema of a record's site number. */
export const ofSite = z.object({ site: z.int() });

/**
 * Returns the columns of a kind whose records a form checks. The `own` columns come first, then the other form fields that
 * fit in one cell, in form order.
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
