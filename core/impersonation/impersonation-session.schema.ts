import * as z from 'zod/mini';
import { staffReason } from '../forms/staff-reason.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { impersonationSchema } from '../session/session-view.schema.ts';

const { impersonationTicket: TICKET } = LIMITS;

/** What a staff member enters before they see the portal as a user (domain guide 6.17). The default is look only and half an hour. */
export const viewAsFormSchema = z.object({
  reason: staffReason,
  /** The ticket number; empty if there is none. */
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

/** An impersonation as the owner of the account sees it (domain guide 6.17). Times are ISO instants. */
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

/** An impersonation as staff see it (domain guide 6.17 "Sessions"). */
export const impersonationSessionSchema = z.object({
  ...ownImpersonationSchema.shape,
  subjectId: z.string(),
  subjectName: z.string(),
  subjectUsername: z.string(),
  ticket: z.nullable(z.string()),
  /** When the impersonation ends by itself. */
  endsAt: z.string(),
  endReason: z.nullable(impersonationEndSchema),
});
export type ImpersonationSession = z.infer<typeof impersonationSessionSchema>;
