const LONG = process.env['LONG_MODELS'] === '1';

/** How often something is tried: a few times with every run, many times with the heavier command (`LONG_MODELS=1`). */
export const rounds = (daily: number, long: number): number => (LONG ? long : daily);
