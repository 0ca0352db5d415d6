import type { Refusal } from '#core/backend/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import type { AdminTerminal } from './admin-terminal.ts';

const textOf = (refusal: Refusal): string =>
  'message' in refusal ? (refusal.message ?? '') : refusal.kind;

/** Prints the result of a use case. Returns exit status 0 for a value, or 1 for a refusal, whose reason is printed. */
export const printReply = <T>(
  reply: Result<T, Refusal>,
  text: (value: T) => string,
  terminal: AdminTerminal,
): number => {
  if (reply.ok) terminal.output.write(`${text(reply.value)}\n`);
  else terminal.error.write(`${textOf(reply.error)}\n`);
  return reply.ok ? 0 : 1;
};
