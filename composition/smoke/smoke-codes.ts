import { setTimeout as pause } from 'node:timers/promises';
import { GIVE_A_CODE, givenCode, noCode, promptedCode } from '#adapters/cli/code-sources.ts';
import { outboxCode } from '#adapters/cli/outbox-code.ts';
import type { SmokeOptions } from '#adapters/cli/read-smoke-options.ts';
import type { RememberedDevice } from '#adapters/cli/device-file.ts';
import { isInteractive, type Terminal } from '#adapters/cli/terminal.ts';
import type { WatchedLine } from '#adapters/cli/watched-line.ts';
import type { CodeSource } from '#core/smoke/deployment.gateway.port.ts';

const sourceOf = (
  { code, outbox, url }: SmokeOptions,
  terminal: Terminal,
  line: WatchedLine,
): CodeSource => {
  if (code !== null) return givenCode(code);
  if (outbox) {
    return outboxCode({
      origin: url.origin,
      fetch: (input, init) =>
        line.fetch(input, { ...init, signal: AbortSignal.timeout(line.limit) }),
      pause: async (millis) => pause(millis),
    });
  }
  return isInteractive(terminal) ? promptedCode(terminal) : noCode;
};

const AGAIN = 'run once on a terminal with the same --device-file';

/** Returns advice for the case that a code is requested although this machine should be remembered. */
const adviceFor = (file: string | null, device: RememberedDevice | null, now: number): string => {
  if (file === null) return `${GIVE_A_CODE}; --device-file remembers this place`;
  if (device === null) return `nothing is remembered in ${file} yet: ${AGAIN}`;
  return device.expiresAt <= now
    ? `what ${file} remembers ended on ${new Date(device.expiresAt).toISOString().slice(0, 10)}: ${AGAIN}`
    : `the portal no longer knows what ${file} remembers (a new password, a changed contact, or taken off the list): ${AGAIN}`;
};

/** Returns the source of the sign-in code for this run. Time spent waiting for the code does not count as part of the check. */
export const smokeCodes = (
  options: SmokeOptions,
  device: RememberedDevice | null,
  terminal: Terminal,
  line: WatchedLine,
): CodeSource => {
  const source = sourceOf(options, terminal, line);
  return {
    prepare: () => source.prepare(),
    code: (sentTo) => line.untimed(() => source.code(sentTo)),
    advice: adviceFor(options.deviceFile, device, Date.now()),
  };
};
