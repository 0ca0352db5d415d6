import * as z from 'zod/mini';
import type { CodeSource } from '#core/smoke/deployment.gateway.port.ts';

/** Path where the demo server lists sent messages, newest first. The smoke checker reads the verification code there. */
const OUTBOX_PATH = '/demo/outbox.json';

const outboxSchema = z.array(z.object({ id: z.string(), code: z.optional(z.string()) }));
type Outbox = z.infer<typeof outboxSchema>;

interface OutboxParts {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly pause: (millis: number) => Promise<void>;
}

/**
 * Number of attempts, and the pause between two attempts in milliseconds. Several attempts are needed, because a message
 * is sent in parallel with the request that caused it.
 */
const TRIES = 20;
const PAUSE = 250;

/** Returns null when the outbox does not respond. */
const readOutbox = async ({ origin, fetch: send }: OutboxParts): Promise<Outbox | null> => {
  try {
    const response = await send(new URL(OUTBOX_PATH, origin));
    if (!response.ok) return null;
    const read = z.safeParse(outboxSchema, await response.json());
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/**
 * Returns a code source that reads the verification code of this sign-in from the demo outbox. The code is in the newest
 * message that did not exist before the sign-in.
 */
export const outboxCode = (parts: OutboxParts): CodeSource => {
  let before: ReadonlySet<string> = new Set();
  return {
    prepare: async () => {
      before = new Set((await readOutbox(parts))?.map((message) => message.id));
    },
    code: async () => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const outbox = await readOutbox(parts);
        if (outbox === null) return null;
        const fresh = outbox.find(({ id, code }) => code !== undefined && !before.has(id));
        if (fresh?.code !== undefined) return fresh.code;
        await parts.pause(PAUSE);
      }
      return null;
    },
    advice: 'the demo outbox holds none',
  };
};
