import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';

const { impersonationReasonMin: LEAST, impersonationReason: MOST } = LIMITS;

/** Reason for a staff action on another person's account, 5 to 255 characters, stored in the audit log (domain guide 6.17). */
export const staffReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(LEAST, `Reason must be at least ${LEAST} characters long`),
    z.maxLength(MOST, `Reason must be at most ${MOST} characters long`),
  );
