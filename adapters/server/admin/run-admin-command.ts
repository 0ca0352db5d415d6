import type { Refusal } from '#core/backend/refusal.ts';
import type { createReceivers } from '#core/backend/signals/receivers.use-cases.ts';
import type { Result } from '#core/kernel/result.ts';

/** Where a command writes: what it answers, and why it did not. */
export interface AdminTerminal {
  readonly output: { write(text: string): unknown };
  readonly error: { write(text: string): unknown };
}

const HELP = `npm run admin -- <command>

  receiver add <name>      a receiver or automation system that hands in signals; prints its key, once
  receiver rotate <name>   a new key; the old one counts for 24 hours more
  receiver revoke <name>   none of its keys counts any more
  receiver list            all of them

It takes the settings of the server from the environment. On the embedded engine the server must be stopped meanwhile, because
its data directory belongs to one process.
`;

/** A name people type and read in the record. */
const NAME = /^[\w .:-]{1,60}$/;

type Receivers = ReturnType<typeof createReceivers>;

const wordsOf = (refusal: Refusal): string =>
  'message' in refusal ? (refusal.message ?? '') : refusal.kind;

const told = <T>(
  reply: Result<T, Refusal>,
  words: (value: T) => string,
  terminal: AdminTerminal,
): number => {
  if (reply.ok) terminal.output.write(`${words(reply.value)}\n`);
  else terminal.error.write(`${wordsOf(reply.error)}\n`);
  return reply.ok ? 0 : 1;
};

const day = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString());

const list = async (receivers: Receivers, { output }: AdminTerminal): Promise<number> => {
  for (const { name, keys, lastBatchAt, revokedAt } of await receivers.listReceivers())
    output.write(
      `${name}: ${revokedAt === null ? `${keys} key${keys === 1 ? '' : 's'}` : `revoked ${day(revokedAt)}`}, last batch ${day(lastBatchAt)}\n`,
    );
  return 0;
};

const HANDS_IN = 'Hand in to POST /api/signals/batch with "Authorization: Bearer <key>".';

/**
 * Runs one command for whoever looks after the server and answers its exit status: 0 done, 1 refused with the reason, 2 not
 * understood. `open` is asked for the use cases only when there is something to do.
 */
export const runAdminCommand = async (parts: {
  readonly args: readonly string[];
  readonly terminal: AdminTerminal;
  readonly open: () => Promise<Receivers>;
}): Promise<number> => {
  const { args, terminal, open } = parts;
  const [thing, verb, name = '', ...rest] = args;
  if (thing === '--help' || thing === 'help' || thing === undefined) {
    terminal.output.write(HELP);
    return thing === undefined ? 2 : 0;
  }
  const named = verb === 'list' ? name === '' : NAME.test(name);
  if (thing !== 'receiver' || rest.length > 0 || !named) {
    terminal.error.write(`Not understood: ${args.join(' ')}\n\n${HELP}`);
    return 2;
  }
  switch (verb) {
    case 'add':
      return told(
        await (await open()).addReceiver(name),
        ({ key }) => `Key of ${name}, shown once: ${key}\n${HANDS_IN}`,
        terminal,
      );
    case 'rotate':
      return told(
        await (await open()).rotateReceiver(name),
        ({ key, oldUntil }) =>
          `New key of ${name}, shown once: ${key}\nThe old one counts until ${day(oldUntil)}.`,
        terminal,
      );
    case 'revoke':
      return told(await (await open()).revokeReceiver(name), () => `${name} is revoked.`, terminal);
    case 'list':
      return list(await open(), terminal);
    default:
      terminal.error.write(`Not understood: ${args.join(' ')}\n\n${HELP}`);
      return 2;
  }
};
