import * as z from 'zod/mini';
import { emailSchema } from '../../login/dealer-credentials.schema.ts';

/** Validates an e-mail address in recovery and registration: trimmed, valid, at most 128 characters (spec §5). */
export const emailFormSchema = z.object({ email: emailSchema });
