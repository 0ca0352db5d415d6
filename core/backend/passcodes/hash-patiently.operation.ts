import type { BackendPorts } from '../backend-ports.ts';

/** Looks at a full pool of hashes before the work is given back, and the wait between two, milliseconds. */
const TRIES = 40;
const WAIT_MS = 250;

/** Hashes for work in the background, which waits where people who sign in come first; throws where it waited in vain. */
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
