import * as z from 'zod/mini';

/** The body of every refusal: a message for people, a stable code for programs, and a request id for support (SECURITY.md §2.17). */
export const problemSchema = z.object({
  message: z.string(),
  code: z.nullable(z.string()),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Stable codes that a program may branch on. */
export const PROBLEM_CODES = {
  /** The step is not due; the client must read the pending steps again. */
  stepNotDue: 'stepNotDue',
  wrongCode: 'wrongCode',
  codeExpired: 'codeExpired',
  usernameTaken: 'usernameTaken',
  passwordRefused: 'passwordRefused',
  agreementChanged: 'agreementChanged',
  invalid: 'invalid',
} as const;
