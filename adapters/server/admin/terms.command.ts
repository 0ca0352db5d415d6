import { TextDecoder } from 'node:util';
import type { AdminCommand } from './admin-command.ts';
import { AdminFault, type AdminTerminal } from './admin-terminal.ts';
import { printReply } from './print-reply.ts';

/** Maximum size of a terms text in bytes. */
const MOST = 1048576;

const textOf = async (terminal: AdminTerminal, file: string): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of terminal.read(file)) {
    size += chunk.length;
    if (size > MOST) throw new AdminFault(`${file} is too long for terms.`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AdminFault(`${file} is not UTF-8. Save it as UTF-8 and run the command again.`);
  }
};

/** The command that publishes terms, which dealers accept at their next sign-in (spec §4.1). */
export const TERMS_COMMAND: AdminCommand = {
  words: 'terms publish',
  takes: '<file>',
  does: 'publishes the next version of the terms, which each dealer user accepts at the next sign-in',
  fits: (args) => args.length === 1,
  run: async ({ args: [file = ''], terminal, open }) => {
    const text = await textOf(terminal, file);
    const { operator } = await open();
    return printReply(
      await operator.publishTermsFile(text),
      ({ version }) => `Terms, version ${version}, are published.`,
      terminal,
    );
  },
};
