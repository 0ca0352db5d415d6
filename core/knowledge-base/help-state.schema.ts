import * as z from 'zod/mini';

/** States whether the help site currently responds, as checked by the server. */
export const helpStateSchema = z.object({ answers: z.boolean() });
export type HelpState = z.infer<typeof helpStateSchema>;
