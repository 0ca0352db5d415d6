import type { CodeSource } from '#core/smoke/deployment.gateway.port.ts';
import { ask } from './ask.ts';
import type { Terminal } from './terminal.ts';

const nothing = (): Promise<void> => Promise.resolve();

/** Advice for an operator whose run needs a verification code. */
export const GIVE_A_CODE = 'give --code, --outbox in the demo world, or run on a terminal';

/** Returns a code source that always supplies `code`, for a server whose verification codes are known in advance. */
export const givenCode = (code: string): CodeSource => ({
  prepare: nothing,
  code: () => Promise.resolve(code),
  advice: GIVE_A_CODE,
});

/** Supplies no verification code. Used when the program runs without a terminal, --code and --outbox. */
export const noCode: CodeSource = {
  prepare: nothing,
  code: () => Promise.resolve(null),
  advice: GIVE_A_CODE,
};

/** Returns a code source that asks the person at the terminal for the verification code. An empty or canceled answer counts as no code. */
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
