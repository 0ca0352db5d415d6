import * as z from 'zod/mini';

/** Whether the help site answers at the moment, as the server found out. */
export const helpStateSchema = z.object({ answers: z.boolean() });
export type HelpState = z.infer<typeof helpStateSchema>;
