import * as z from 'zod/mini';
import type { CodeSource } from '#core/smoke/smoke.port.ts';

/** Where the demo world shows its messages, newest first (operating guide). */
const OUTBOX_PATH = '/demo/outbox.json';

const outboxSchema = z.array(
  z.object({ id: z.string(), code: z.optional(z.nullable(z.string())) }),
);
type Outbox = z.infer<typeof outboxSchema>;

interface OutboxParts {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly pause: (millis: number) => Promise<void>;
}

/** Messages are sent beside the request that caused them, so the newest may be a moment late. */
const TRIES = 20;
const PAUSE = 250;

const readOutbox = async ({ origin, fetch: send }: OutboxParts): Promise<Outbox> => {
  const response = await send(new URL(OUTBOX_PATH, origin), {
    headers: { accept: 'application/json' },
  });
  if (!response.ok) return [];
  const read = z.safeParse(outboxSchema, await response.json());
  return read.success ? read.data : [];
};

/** Takes the code of this sign-in from the demo outbox: the newest message that was not there before the login. */
export const outboxCode = (parts: OutboxParts): CodeSource => {
  let before: ReadonlySet<string> = new Set();
  return {
    prepare: async () => {
      before = new Set((await readOutbox(parts)).map((message) => message.id));
    },
    code: async () => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const outbox = await readOutbox(parts);
        const found = outbox.find(
          (message) => typeof message.code === 'string' && !before.has(message.id),
        );
        if (found?.code) return found.code;
        await parts.pause(PAUSE);
      }
      return null;
    },
  };
};
