import process from 'node:process';

/**
 * Lets a program continue when its output fails: a closed pipe, a lost terminal, a full disk. Otherwise each failed write
 * would be logged, which fails again without end.
 */
export const outliveReaders = (
  streams: readonly Pick<NodeJS.WriteStream, 'on'>[] = [process.stdout, process.stderr],
): void => {
  // The error is dropped, because no output is left to report it on.
  for (const stream of streams) stream.on('error', () => undefined);
};
