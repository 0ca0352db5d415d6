import type { BackendPorts } from '../backend-ports.ts';

/** Number of attempts to use the hash pool while it is full. `WAIT_MS` is the wait between two attempts. */
const TRIES = 40;
const WAIT_MS = 250;

/** Hashes a code for a background job. Waits while sign-ins fill the hash pool, and throws if the pool stays full. */
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
