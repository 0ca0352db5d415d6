import * as z from 'zod/mini';
import { emailAddress, hasForeignName } from '../kernel/email-address.rule.ts';
import { LIMITS } from '../kernel/limits.ts';
import { atMost } from './bounded-text.schema.ts';

const FOREIGN_NAME = 'Use plain letters before the @; not every mail server accepts others';

const emailFault = (typed: string): string =>
  hasForeignName(typed) ? FOREIGN_NAME : 'Enter a valid email address';

/**
 * Schema of every e-mail field: at most 128 characters (spec §5), normalized by {@link emailAddress}. `missing` is the
 * message for an empty field.
 */
export const emailText = (missing = 'Enter a valid email address') =>
  z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: missing, abort: true }),
    atMost(LIMITS.email),
    z.refine((text) => emailAddress(text) !== null, {
      error: ({ input }) => emailFault(String(input)),
      abort: true,
    }),
    z.overwrite((text) => emailAddress(text) ?? text),
    atMost(LIMITS.email),
  );
