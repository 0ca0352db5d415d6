import * as z from 'zod/mini';
import type { Frame } from './line-frames.ts';

/** How the program begins: what is to be run, and of which version it is. */
export const helloWords = z.object({ version: z.string(), args: z.array(z.string()) });

/** What a server says or asks while it runs a command; `put` is followed by a frame of bytes, and all but the first three by an answer. */
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

/** How the program answers what is asked about a file; a piece of it comes as bytes. */
export const answerWords = z.union([
  z.object({ done: z.literal(true) }),
  z.object({ fault: z.string() }),
]);

/** Words as they go over the line. */
export const textFrame = (
  words: ServerWords | z.output<typeof helloWords> | z.output<typeof answerWords>,
): Frame => ({ kind: 'words', words });
