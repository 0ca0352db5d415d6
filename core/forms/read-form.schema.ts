import * as z from 'zod/mini';
import type { Result } from '../kernel/result.ts';

/** All messages by field, in schema order. The path of a nested field is joined with dots. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Validates form input by a schema. Returns the value to send, or the messages by field. */
export const readForm = <T>(schema: z.ZodMiniType<T>, input: unknown): Result<T, FieldErrors> => {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join('.');
    (errors[field] ??= []).push(issue.message);
  }
  return { ok: false, error: errors };
};
