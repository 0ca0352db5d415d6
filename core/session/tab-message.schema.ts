import * as z from 'zod/mini';
import { sessionGrantSchema } from './session-view.schema.ts';

const label = z.string().check(z.minLength(1), z.maxLength(64));

/** What tabs of one browser tell each other; `session` names whose message it is (SECURITY.md §3 "Tabs"). */
export const tabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refreshed'), session: label, grant: sessionGrantSchema }),
  z.object({ kind: z.literal('signedOut'), session: label }),
  /** The cookie now belongs to `userId`, under the label `next`. */
  z.object({ kind: z.literal('userChanged'), session: label, next: label, userId: z.string() }),
  /** A staff member became a user here, or themselves again; the other tabs go along, under the label `next`. */
  z.object({
    kind: z.literal('impersonation'),
    session: label,
    next: label,
    grant: sessionGrantSchema,
  }),
  z.object({ kind: z.literal('impersonationEnded'), session: label }),
]);
export type TabMessage = z.infer<typeof tabMessageSchema>;
