import process from 'node:process';

/**
 * Lets a program go on when nobody reads what it says any more: a pipe that was closed early, a terminal that is gone, a full
 * disk behind it. Without this each such write is a fault, and a program that writes its faults down would never end.
 */
export const outliveReaders = (
  streams: readonly Pick<NodeJS.WriteStream, 'on'>[] = [process.stdout, process.stderr],
): void => {
  // Nobody is left who could be told.
  for (const stream of streams) stream.on('error', () => undefined);
};
