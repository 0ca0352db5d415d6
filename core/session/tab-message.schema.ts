import * as z from 'zod/mini';
import { sessionGrantSchema } from './session-view.schema.ts';

const label = z.string().check(z.minLength(1), z.maxLength(64));

/** A message between the tabs of one browser. `session` is the label of the sender's session (SECURITY.md §3 "Tabs"). */
export const tabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refreshed'), session: label, grant: sessionGrantSchema }),
  z.object({ kind: z.literal('signedOut'), session: label }),
  /** The cookie now belongs to `userId`, in a session with the label `next`. */
  z.object({ kind: z.literal('userChanged'), session: label, next: label, userId: z.string() }),
  /** A staff member started or ended an impersonation in the sending tab. The other tabs switch to the session with the label `next`. */
  z.object({
    kind: z.literal('impersonation'),
    session: label,
    next: label,
    grant: sessionGrantSchema,
  }),
  z.object({ kind: z.literal('impersonationEnded'), session: label }),
]);
export type TabMessage = z.infer<typeof tabMessageSchema>;
