import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { allSeen, inOneScript } from './in-one-script.rule.ts';

/** A new username: 5 to 50 visible characters of one alphabet, including at least one letter (spec §5, SECURITY.md §2.10). */
export const newUsernameSchema = z.object({
  username: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: 'Username is required', abort: true }),
    z.minLength(LIMITS.newUsernameMin, MESSAGES.usernameTooShort),
    z.maxLength(LIMITS.newUsernameMax, `Must be at most ${LIMITS.newUsernameMax} characters long`),
    z.regex(/\p{L}/u, MESSAGES.usernameNeedsLetter),
    z.refine(allSeen, 'Must not contain invisible characters'),
    z.refine(inOneScript, 'All letters must be from one alphabet'),
  ),
});
