import type { Refusal } from '#core/backend/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import type { AdminTerminal } from './admin-terminal.ts';

const textOf = (refusal: Refusal): string =>
  'message' in refusal ? (refusal.message ?? '') : refusal.kind;

/** Tells what a use case answered and gives the exit status: 0 with the words for its value, 1 with those of the refusal. */
export const printReply = <T>(
  reply: Result<T, Refusal>,
  text: (value: T) => string,
  terminal: AdminTerminal,
): number => {
  if (reply.ok) terminal.output.write(`${text(reply.value)}\n`);
  else terminal.error.write(`${textOf(reply.error)}\n`);
  return reply.ok ? 0 : 1;
};
