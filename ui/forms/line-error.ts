import type { FormState } from './form-state.ts';

/** Returns the error of one line of a list, whose path starts with `field`; null until the focus has left the list. */
export const lineError = (
  { errors, validated }: Pick<FormState<object>, 'errors' | 'validated'>,
  field: string,
  path: string,
): string | null =>
  (errors[field] !== undefined && !validated.ok && validated.error[path]?.[0]) || null;
