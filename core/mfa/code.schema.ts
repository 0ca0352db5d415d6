import * as z from 'zod/mini';

/** A code as the screen sends it: exactly six ASCII digits (spec §5 "Auth code"). */
export const codeSchema = z.object({
  code: z.string().check(
    z.refine((text) => text !== '', { error: 'Code is required', abort: true }),
    z.regex(/^\d{6}$/, 'Enter the 6 digits of the code'),
  ),
});
export type CodeForm = z.infer<typeof codeSchema>;
