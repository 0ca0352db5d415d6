import * as z from 'zod/mini';

/** What the help site may say to the page around it: that it takes a look from us, or that its reader wants one of our screens. */
export const helpMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({
    kind: z.literal('open'),
    path: z.string().check(z.maxLength(128), z.regex(/^\/[a-z][a-z0-9/-]*$/)),
  }),
]);
export type HelpMessage = z.infer<typeof helpMessageSchema>;

/** What we say back: our colours, and for whom the portal is open. */
export interface HelpLook {
  readonly kind: 'look';
  readonly theme: 'light' | 'dark';
  readonly audience: 'staff' | 'dealer' | 'customer';
}
