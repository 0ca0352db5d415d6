import * as z from 'zod/mini';

/**
 * The messages that the help site may send to the page around it: that it is ready for our theme, or that its reader wants
 * to open one of our screens.
 */
export const helpMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({
    kind: z.literal('open'),
    path: z.string().check(z.maxLength(128), z.regex(/^\/[a-z][a-z0-9/-]*$/)),
  }),
]);
export type HelpMessage = z.infer<typeof helpMessageSchema>;

/** Our reply: the theme, and the audience of the portal. */
export interface HelpLook {
  readonly kind: 'look';
  readonly theme: 'light' | 'dark';
  readonly audience: 'staff' | 'dealer' | 'customer';
}
