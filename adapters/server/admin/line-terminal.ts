import { AdminFault, type AdminTerminal } from './admin-terminal.ts';
import type { LineEnd } from './line-end.ts';
import type { Frame } from './line-frames.ts';
import { answerWords, textFrame, type ServerWords } from './line-words.ts';
import { CHUNK } from './own-files.ts';

/** Maximum number of text characters in one frame. */
const TEXT = 65536;

/** Returns where the part of `whole` that starts at `from` ends. Never splits a character. */
const cutAt = (whole: string, from: number): number => {
  const to = from + TEXT;
  const code = whole.charCodeAt(to - 1);
  return code >= 0xd800 && code <= 0xdbff ? to - 1 : to;
};

/** Creates the terminal of a command that runs in the server. Input and output go over the connection to the caller. */
export const lineTerminal = (line: LineEnd): AdminTerminal => {
  let turn: Promise<unknown> = Promise.resolve();

  const askNow = async (words: ServerWords, bytes?: Uint8Array): Promise<Uint8Array | null> => {
    const rest: readonly Frame[] = bytes === undefined ? [] : [{ kind: 'bytes', bytes }];
    await line.say(textFrame(words), ...rest);
    const reply = await line.next();
    if (reply.kind === 'bytes') return reply.bytes;
    const answer = answerWords.parse(reply.words);
    if ('fault' in answer) throw new AdminFault(answer.fault);
    return null;
  };

  /** Sends one request at a time, so that the next frame is always the reply to that request. */
  const ask = (words: ServerWords, bytes?: Uint8Array): Promise<Uint8Array | null> => {
    const answer = turn.then(() => askNow(words, bytes));
    turn = answer.catch(() => undefined);
    return answer;
  };

  /** Queues all frames of a text at once, so that the text of a later write follows them even if the caller does not wait. */
  const text = (text: (part: string) => ServerWords) => ({
    write: (whole: string): Promise<void> => {
      const frames: Frame[] = [];
      for (let at = 0; at < whole.length; at = cutAt(whole, at))
        frames.push(textFrame(text(whole.slice(at, cutAt(whole, at)))));
      return line.say(...frames);
    },
  });

  return {
    output: text((out) => ({ out })),
    error: text((err) => ({ err })),
    signal: line.signal,
    read: async function* (path) {
      let isAtEnd = false;
      try {
        for (;;) {
          const piece = await ask({ pull: path });
          isAtEnd = piece === null;
          if (piece === null) return;
          yield piece;
        }
      } finally {
        if (!isAtEnd && !line.signal.aborted) await ask({ leave: path });
      }
    },
    write: async (path, chunks) => {
      try {
        for await (const chunk of chunks)
          for (let at = 0; at < chunk.length; at += CHUNK)
            await ask({ put: path }, chunk.subarray(at, at + CHUNK));
      } catch (error) {
        if (!line.signal.aborted) await ask({ drop: path });
        throw error;
      }
      await ask({ finish: path });
    },
  };
};
