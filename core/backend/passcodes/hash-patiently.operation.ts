import type { BackendPorts } from '../backend-ports.ts';

/** How often a full pool of hashes is checked before giving up, and the wait between two checks in milliseconds. */
const TRIES = 40;
const WAIT_MS = 250;

/** Hashes for background jobs. It waits while people who sign in have precedence, and throws if it waited in vain. */
export const hashPatiently = async (
  { hasher, pause }: Pick<BackendPorts, 'hasher' | 'pause'>,
  code: string,
): Promise<string> => {
  for (let round = 0; round < TRIES; round += 1) {
    const hash = await hasher.hash(code);
    if (hash !== 'busy') return hash;
    await pause.wait(WAIT_MS);
  }
  throw new Error('no passcode could be hashed');
};
