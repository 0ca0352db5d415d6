import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { impersonationSchema } from '../session/session-view.schema.ts';

const REASON = 'Reason';

/** What a staff member says before they see the portal as a user (domain guide 6.17); look only and half an hour unless chosen. */
export const viewAsFormSchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(
        LIMITS.impersonationReasonMin,
        `${REASON} must be at least ${LIMITS.impersonationReasonMin} characters long`,
      ),
      z.maxLength(
        LIMITS.impersonationReason,
        `${REASON} must be at most ${LIMITS.impersonationReason} characters long`,
      ),
    ),
  /** Empty where there is none. */
  ticket: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        LIMITS.impersonationTicket,
        `Ticket number must be at most ${LIMITS.impersonationTicket} characters long`,
      ),
    ),
  mode: impersonationSchema.shape.mode,
  minutes: z.int().check(z.minimum(1), z.maximum(LIMITS.impersonationMinutes)),
});
export type ViewAsForm = z.infer<typeof viewAsFormSchema>;
