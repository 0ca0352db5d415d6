import * as z from 'zod/mini';
import { staffReason } from '../forms/staff-reason.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { impersonationSchema } from '../session/session-view.schema.ts';

const { impersonationTicket: TICKET } = LIMITS;

/** Form that a staff member fills in before an impersonation (domain guide 6.17). Defaults: look only, 30 minutes. */
export const viewAsFormSchema = z.object({
  reason: staffReason,
  /** Ticket number; empty if there is none. */
  ticket: z
    .string()
    .check(
      z.trim(),
      z.maxLength(TICKET, `Ticket number must be at most ${TICKET} characters long`),
    ),
  mode: impersonationSchema.shape.mode,
  minutes: z.int().check(z.minimum(1), z.maximum(LIMITS.impersonationMinutes)),
});
export type ViewAsForm = z.infer<typeof viewAsFormSchema>;

/** An impersonation as the impersonated user sees it (domain guide 6.17). Times are ISO timestamps. */
export const ownImpersonationSchema = z.object({
  id: z.string(),
  actorName: z.string(),
  mode: impersonationSchema.shape.mode,
  reason: z.string(),
  startedAt: z.string(),
  /** When the impersonation ended; null while it is running. */
  endedAt: z.nullable(z.string()),
});
export type OwnImpersonation = z.infer<typeof ownImpersonationSchema>;

/** How an impersonation ended; null while it is running. */
export const impersonationEndSchema = z.enum([
  'ended',
  'loggedOut',
  'expired',
  'rightLost',
  'staffSessionOver',
  'subjectSessionOver',
]);
export type ImpersonationEnd = z.infer<typeof impersonationEndSchema>;

/** An impersonation, as staff see it (domain guide 6.17 "Sessions"). */
export const impersonationSessionSchema = z.object({
  ...ownImpersonationSchema.shape,
  subjectId: z.string(),
  subjectName: z.string(),
  subjectUsername: z.string(),
  ticket: z.nullable(z.string()),
  /** When the impersonation expires. */
  endsAt: z.string(),
  endReason: z.nullable(impersonationEndSchema),
});
export type ImpersonationSession = z.infer<typeof impersonationSessionSchema>;
