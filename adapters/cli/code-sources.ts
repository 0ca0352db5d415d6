import type { CodeSource } from '#core/smoke/deployment.gateway.port.ts';
import { ask } from './ask.ts';
import type { Terminal } from './terminal.ts';

const nothing = (): Promise<void> => Promise.resolve();

/** What helps whoever watches without a remembered device. */
export const GIVE_A_CODE = 'give --code, --outbox in the demo world, or run on a terminal';

/** The code given on the command line; for a server whose codes are known beforehand. */
export const givenCode = (code: string): CodeSource => ({
  prepare: nothing,
  code: () => Promise.resolve(code),
  advice: GIVE_A_CODE,
});

/** No code at all: a program in a pipeline without --code and --outbox. */
export const noCode: CodeSource = {
  prepare: nothing,
  code: () => Promise.resolve(null),
  advice: GIVE_A_CODE,
};

/** A person reads the message and types the code; an empty or broken-off answer is none. `sentTo` is fit to be shown. */
export const promptedCode = (terminal: Terminal): CodeSource => ({
  prepare: nothing,
  code: async (sentTo) => {
    const where = sentTo === null ? '' : ` (${sentTo})`;
    const typed = await ask(terminal, `Verification code${where}: `, false);
    const code = typed?.trim() ?? '';
    return code === '' ? null : code;
  },
  advice: GIVE_A_CODE,
});
