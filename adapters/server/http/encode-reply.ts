import { safeParse } from 'zod/v4/core';
import type { Endpoint } from './endpoint.ts';

/**
 * Encodes a response by its schema and removes unknown fields. Throws for a value that does not match the schema; the
 * client then gets a 500.
 */
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
