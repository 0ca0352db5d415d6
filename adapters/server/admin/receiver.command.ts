import type { AdminCommand, AdminParts } from './admin-command.ts';
import { tellReply } from './tell-reply.ts';

/** A name people type and read in the record. */
const NAME = /^[\w .:-]{1,60}$/;

const HANDS_IN = 'Hand in to POST /api/signals/batch with "Authorization: Bearer <key>".';

const day = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString());

const list = async ({ open, terminal: { output } }: AdminParts): Promise<number> => {
  const { receivers } = await open();
  for (const { name, keys, lastBatchAt, recountedAt, revokedAt } of await receivers.listReceivers())
    output.write(
      `${name}: ${revokedAt === null ? `${keys} key${keys === 1 ? '' : 's'}` : `revoked ${day(revokedAt)}`}, last batch ${day(lastBatchAt)}${recountedAt === null ? '' : `, its counter began again ${day(recountedAt)}`}\n`,
    );
  return 0;
};

const named = {
  takes: '<name>',
  fits: (args: readonly string[]) => args.length === 1 && NAME.test(args[0] ?? ''),
};

/** Receivers and automation systems that hand in signals (SECURITY.md §2.17). */
export const RECEIVER_COMMANDS: readonly AdminCommand[] = [
  {
    words: 'receiver add',
    ...named,
    does: 'a receiver or automation system that hands in signals; prints its key, once',
    run: async ({ args: [name = ''], terminal, open }) =>
      tellReply(
        await (await open()).receivers.addReceiver(name),
        ({ key }) => `Key of ${name}, shown once: ${key}\n${HANDS_IN}`,
        terminal,
      ),
  },
  {
    words: 'receiver rotate',
    ...named,
    does: 'a new key; the old one counts for 24 hours more',
    run: async ({ args: [name = ''], terminal, open }) =>
      tellReply(
        await (await open()).receivers.rotateReceiver(name),
        ({ key, oldUntil }) =>
          `New key of ${name}, shown once: ${key}\nThe old one counts until ${day(oldUntil)}.`,
        terminal,
      ),
  },
  {
    words: 'receiver revoke',
    ...named,
    does: 'none of its keys counts any more',
    run: async ({ args: [name = ''], terminal, open }) =>
      tellReply(
        await (await open()).receivers.revokeReceiver(name),
        () => `${name} is revoked.`,
        terminal,
      ),
  },
  {
    words: 'receiver list',
    takes: '',
    does: 'all of them',
    fits: (args) => args.length === 0,
    run: list,
  },
];
