import * as z from 'zod/mini';
import type { Frame } from './line-frames.ts';

/** First message of the admin program: its version and the command to run. */
export const helloWords = z.object({ version: z.string(), args: z.array(z.string()) });

/**
 * Messages of a server that runs a command. A frame of bytes follows each `put`. The admin program replies to all messages
 * except `out`, `err` and `exit`.
 */
export const serverWords = z.union([
  z.object({ out: z.string() }),
  z.object({ err: z.string() }),
  z.object({ exit: z.number() }),
  z.object({ pull: z.string() }),
  z.object({ leave: z.string() }),
  z.object({ put: z.string() }),
  z.object({ finish: z.string() }),
  z.object({ drop: z.string() }),
]);
export type ServerWords = z.output<typeof serverWords>;

/** Replies of the admin program to file requests, except for the chunks of a file, which are sent as byte frames. */
export const answerWords = z.union([
  z.object({ done: z.literal(true) }),
  z.object({ fault: z.string() }),
]);

export const textFrame = (
  words: ServerWords | z.output<typeof helloWords> | z.output<typeof answerWords>,
): Frame => ({ kind: 'words', words });
