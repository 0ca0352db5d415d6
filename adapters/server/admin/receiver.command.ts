import { RECEIVER_PURPOSES, type ReceiverPurpose } from '#core/permission/receiver-purposes.ts';
import type { AdminCommand, AdminParts } from './admin-command.ts';
import { printReply } from './print-reply.ts';

/** Allowed receiver names, short and plain enough to type. */
const NAME = /^[\w .:-]{1,60}$/;

const PATHS: Readonly<Record<ReceiverPurpose, string>> = {
  signals: 'signals/batch',
  answering: 'ans-service/messages/batch',
  billing: 'billing/batch',
};
const PURPOSES = Object.keys(RECEIVER_PURPOSES).filter((word) => isPurpose(word));

function isPurpose(word: string): word is ReceiverPurpose {
  return Object.hasOwn(RECEIVER_PURPOSES, word);
}

const handsIn = (purpose: ReceiverPurpose): string =>
  `It works only for ${RECEIVER_PURPOSES[purpose]}: POST /api/${PATHS[purpose]} with "Authorization: Bearer <key>".`;

const day = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString());

const list = async ({ open, terminal: { output } }: AdminParts): Promise<number> => {
  const { receivers } = await open();
  for (const receiver of await receivers.listReceivers()) {
    const { name, keys, lastBatchAt, purpose, recountedAt, revokedAt } = receiver;
    output.write(
      `${name}: ${revokedAt === null ? `${keys} key${keys === 1 ? '' : 's'}` : `revoked ${day(revokedAt)}`}, last batch ${day(lastBatchAt)}${recountedAt === null ? '' : `, its counter restarted ${day(recountedAt)}`}; submits ${RECEIVER_PURPOSES[purpose]}\n`,
    );
  }
  return 0;
};

const named = {
  takes: '<name>',
  fits: (args: readonly string[]) => args.length === 1 && NAME.test(args[0] ?? ''),
};

/** The commands for receivers and automation systems that submit signals (SECURITY.md §2.17). */
export const RECEIVER_COMMANDS: readonly AdminCommand[] = [
  {
    words: 'receiver add',
    takes: `<name> [${PURPOSES.join('|')}]`,
    fits: ([name = '', purpose = 'signals', ...more]) =>
      more.length === 0 && NAME.test(name) && isPurpose(purpose),
    does: 'adds a sender of signals, answering-service messages or billing; prints its key once',
    run: async ({ args: [name = '', text = 'signals'], terminal, open }) => {
      const purpose = isPurpose(text) ? text : 'signals';
      return printReply(
        await (await open()).receivers.addReceiver(name, purpose),
        ({ key }) => `Key of ${name}, shown once: ${key}\n${handsIn(purpose)}`,
        terminal,
      );
    },
  },
  {
    words: 'receiver rotate',
    ...named,
    does: 'creates a new key; the old one works for 24 more hours',
    run: async ({ args: [name = ''], terminal, open }) =>
      printReply(
        await (await open()).receivers.rotateReceiver(name),
        ({ key, oldUntil }) =>
          `New key of ${name}, shown once: ${key}\nThe old one works until ${day(oldUntil)}.`,
        terminal,
      ),
  },
  {
    words: 'receiver revoke',
    ...named,
    does: 'makes all of its keys invalid',
    run: async ({ args: [name = ''], terminal, open }) =>
      printReply(
        await (await open()).receivers.revokeReceiver(name),
        () => `${name} is revoked.`,
        terminal,
      ),
  },
  {
    words: 'receiver list',
    takes: '',
    does: 'lists all receivers',
    fits: (args) => args.length === 0,
    run: list,
  },
];
