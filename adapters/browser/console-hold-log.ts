import type { HoldLog } from '#core/gating/hold-log.port.ts';
import { MESSAGES } from '#core/kernel/messages.ts';

/** Writes the held-request warning to the console, with the name of the operation and nothing of its content (spec §8). */
export const consoleHoldLog: HoldLog = {
  held: (label) => {
    console.warn(MESSAGES.held, label);
  },
};
