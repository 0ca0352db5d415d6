import { parseArgs } from 'node:util';
import type { Scale } from './scale-demo-world.ts';

const HELP = `npm run seed -- --sites N [--signals M]

Copies the sites of the demo world until there are N more of them, with M rows of history in all of them together. It takes
the settings of the server from the environment; on the embedded engine the server must be stopped meanwhile. What is there
already stays: a call that was broken off is gone on with. "Restore demo world" takes the copies away.
`;

/** Upper limits, so that site and alarm numbers stay within their ranges. */
const MOST_SITES = 1000000;
const MOST_SIGNALS = 100000000;

const readCount = (text: string | undefined, most: number): number | null => {
  const count = Number(text);
  return text !== undefined && /^\d+$/.test(text) && count <= most ? count : null;
};

const readScale = (args: readonly string[]): Scale | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { sites: { type: 'string' }, signals: { type: 'string', default: '0' } },
    });
    const sites = readCount(values.sites, MOST_SITES);
    const signals = readCount(values.signals, MOST_SIGNALS);
    if (sites === null || sites === 0) return `--sites must be 1 to ${MOST_SITES}.`;
    return signals === null ? `--signals must be 0 to ${MOST_SIGNALS}.` : { sites, signals };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Runs the command and returns its exit status: 0 = done, 1 = the database has no demo data, 2 = invalid arguments. */
export const runSeedCommand = async (parts: {
  readonly args: readonly string[];
  readonly output: { write(text: string): unknown };
  readonly error: { write(text: string): unknown };
  readonly scale: (scale: Scale, write: (written: number) => void) => Promise<number | null>;
}): Promise<number> => {
  const { args, error, output } = parts;
  if (args.includes('--help')) {
    output.write(HELP);
    return 0;
  }
  const scale = readScale(args);
  if (typeof scale === 'string') {
    error.write(`${scale}\n\n${HELP}`);
    return 2;
  }
  const written = await parts.scale(scale, (sites) =>
    output.write(`${sites} of ${scale.sites} sites\n`),
  );
  if (written === null) {
    error.write(
      'This database holds no demo world to copy: start the server on it once, and stop it.\n',
    );
    return 1;
  }
  output.write(`${written} sites written.\n`);
  return 0;
};
