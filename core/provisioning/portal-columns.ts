import * as z from 'zod/mini';
import { numberCell, textCell, yesNoCell } from './portal-cells.rule.ts';
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

/** A part of a site that is judged before, so that its number is one. */
export const ofSite = z.object({ site: z.int() });
