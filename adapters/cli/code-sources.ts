import type { CodeSource } from '#core/smoke/deployment.gateway.port.ts';
import { ask } from './ask.ts';
import type { Terminal } from './terminal.ts';

const nothing = (): Promise<void> => Promise.resolve();

/** Advice for an operator whose check needs a code because the device is not remembered. */
export const GIVE_A_CODE = 'give --code, --outbox in the demo world, or run on a terminal';

/** Uses the code given on the command line, for a server whose codes are known in advance. */
export const givenCode = (code: string): CodeSource => ({
  prepare: nothing,
  code: () => Promise.resolve(code),
  advice: GIVE_A_CODE,
});

/** Supplies no code, for a program in a pipeline without --code and --outbox. */
export const noCode: CodeSource = {
  prepare: nothing,
  code: () => Promise.resolve(null),
  advice: GIVE_A_CODE,
};

/** Asks the person at the terminal for the code. An empty or aborted answer counts as no code. `sentTo` is safe to display. */
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
