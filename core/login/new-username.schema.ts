import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { MESSAGES } from '../kernel/messages.ts';

/** A new username: 5 to 50 characters with a letter; every message that applies is given (spec §5). */
export const newUsernameSchema = z.object({
  username: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: 'Username is required', abort: true }),
    z.minLength(LIMITS.newUsernameMin, MESSAGES.usernameTooShort),
    z.maxLength(LIMITS.newUsernameMax, `Must be at most ${LIMITS.newUsernameMax} characters long`),
    z.regex(/\p{L}/u, MESSAGES.usernameNeedsLetter),
  ),
});
