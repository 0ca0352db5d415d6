import process from 'node:process';

/**
 * Lets a program continue when its output has no reader any more: a closed pipe, a lost terminal, a full disk. Otherwise
 * each write would be a fault, and a program that logs its faults would never stop.
 */
export const outliveReaders = (
  streams: readonly Pick<NodeJS.WriteStream, 'on'>[] = [process.stdout, process.stderr],
): void => {
  // There is no output left on which to report it.
  for (const stream of streams) stream.on('error', () => undefined);
};
