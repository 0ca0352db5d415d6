import * as z from 'zod/mini';

/** Whether the help site currently responds to the server. */
export const helpStateSchema = z.object({ answers: z.boolean() });
export type HelpState = z.infer<typeof helpStateSchema>;
