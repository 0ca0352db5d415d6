import * as z from 'zod/mini';

/** The body of every refusal: words for a person, a stable code for a program, the id to quote to support (SECURITY.md §2.17). */
export const problemSchema = z.object({
  message: z.string(),
  code: z.nullable(z.string()),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Stable codes a program may branch on. */
export const PROBLEM_CODES = {
  /** The step is not the one that is due; the client re-reads the demands. */
  stepNotDue: 'stepNotDue',
  wrongCode: 'wrongCode',
  codeExpired: 'codeExpired',
  usernameTaken: 'usernameTaken',
  passwordRefused: 'passwordRefused',
  agreementChanged: 'agreementChanged',
  invalid: 'invalid',
} as const;
