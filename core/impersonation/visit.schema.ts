import * as z from 'zod/mini';
import { impersonationSchema } from '../session/session-view.schema.ts';

/** A visit to one's own account, as its owner sees it (domain guide 6.17); times are ISO instants. */
export const ownVisitSchema = z.object({
  id: z.string(),
  actorName: z.string(),
  mode: impersonationSchema.shape.mode,
  reason: z.string(),
  startedAt: z.string(),
  /** Null while it runs. */
  endedAt: z.nullable(z.string()),
});
export type OwnVisit = z.infer<typeof ownVisitSchema>;

/** How a visit came to its end; null while it runs. */
export const visitEndSchema = z.enum([
  'ended',
  'loggedOut',
  'expired',
  'rightLost',
  'staffSessionOver',
  'subjectSessionOver',
]);
export type VisitEnd = z.infer<typeof visitEndSchema>;

/** A visit as staff see it (domain guide 6.17 "Sessions"). */
export const visitSchema = z.object({
  ...ownVisitSchema.shape,
  subjectId: z.string(),
  subjectName: z.string(),
  subjectUsername: z.string(),
  ticket: z.nullable(z.string()),
  /** When it ends on its own. */
  endsAt: z.string(),
  endReason: z.nullable(visitEndSchema),
});
export type Visit = z.infer<typeof visitSchema>;
