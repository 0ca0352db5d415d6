import { safeParse } from 'zod/v4/core';
import type { Endpoint } from './endpoint.ts';

/** The answer as its schema allows it: fields the schema does not know stay here, a value it refuses is our fault and becomes a 500. */
export const encodeReply = (endpoint: Endpoint, value: unknown): string => {
  const parsed = safeParse(endpoint.output, value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(
      `${endpoint.operationId} answered outside its schema at ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    );
  }
  return JSON.stringify(parsed.data);
};
