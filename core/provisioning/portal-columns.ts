import * as z from 'zod/mini';
import type { AnyField } from '../forms/create-form.schema.ts';
import { numberCell, textCell, yesNoCell } from '../forms/file-cell.rule.ts';
import type { PortalColumn } from './portal-kind.ts';

/** A column of plain text. */
export const text: PortalColumn = { cell: textCell };
/** One of whole numbers. */
export const whole: PortalColumn = { cell: numberCell };
/** One of yes or no. */
export const yesNo: PortalColumn = { cell: yesNoCell };
/** Which site a part is of. */
export const SITE: PortalColumn = { title: 'site', cell: numberCell };
/** Which of its devices. */
export const DEVICE: PortalColumn = { title: 'device', cell: numberCell };

/** A part of a site that is checked before, so that its number is one. */
export const ofSite = z.object({ site: z.int() });

/** The columns of a kind whose records a form checks: `own` ones first, which say more than the form's where both name a field, then every other field that one cell holds, in the order of the form. */
export const columnsWith = <Own extends Readonly<Record<string, PortalColumn>>>(
  own: Own,
  { fields }: { readonly fields: Readonly<Record<string, AnyField>> },
): Readonly<Record<string, PortalColumn>> & Own => {
  const rest = Object.entries(fields).flatMap(([name, { cell }]) =>
    cell === null || name in own ? [] : [[name, { cell }] as const],
  );
  return { ...own, ...Object.fromEntries(rest) };
};
