import * as z from 'zod/mini';

/**
 * Messages that the embedded help site may send to the portal: the help site is ready for the theme, or the person reading
 * the help wants to open a portal screen.
 */
export const helpMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({
    kind: z.literal('open'),
    path: z.string().check(z.maxLength(128), z.regex(/^\/[a-z][a-z0-9/-]*$/)),
  }),
]);
export type HelpMessage = z.infer<typeof helpMessageSchema>;

/** Reply to the help site: the portal's theme and audience. */
export interface HelpLook {
  readonly kind: 'look';
  readonly theme: 'light' | 'dark';
  readonly audience: 'staff' | 'dealer' | 'customer';
}
