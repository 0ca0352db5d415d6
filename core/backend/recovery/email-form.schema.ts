import * as z from 'zod/mini';
import { emailSchema } from '../../login/dealer-credentials.schema.ts';

/** An address as recovery and registration take it: trimmed, valid, at most 128 (spec §5). */
export const emailFormSchema = z.object({ email: emailSchema });
