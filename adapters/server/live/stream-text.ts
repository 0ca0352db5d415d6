import type { StoredLiveEvent } from '#core/backend/live/live.repository.port.ts';
import { type LivePosition } from '#core/backend/live/live.repository.port.ts';
import { readCursor, writeCursor } from '#core/backend/live/read-cursor.rule.ts';
import { LIVE_LIMITS } from '#core/backend/live/live-limits.ts';
import type { SecretSource } from '#core/backend/secret-hasher.port.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';

type Secrets = Pick<SecretSource, 'seal' | 'unseal' | 'mark'>;

/** Purposes for sealing cursors and for deriving event keys. */
const CURSOR = 'live cursor';
const EVENT_KEY = 'live event';
const KEY_CHARACTERS = 16;

/** Formats one message of a stream (HTML "Server-sent events"). The data fits one line, because JSON text contains no line breaks. */
export const streamMessage = (name: string, data: unknown, id: string): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Encodes cursors and event keys for clients. Cursors are encrypted, because their numbers would reveal withheld events to
 * a customer. An event key is the same on every server. Use one instance per distribution, so that each position is
 * encrypted only once.
 */
export class StreamText {
  readonly #secrets: Secrets;
  readonly #cursors = new Map<string, string>();
  readonly #keys = new Map<StoredLiveEvent, string>();

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** Returns the sealed cursor of a position, or '' if the cursor is too long for a request. */
  cursor(position: LivePosition): string {
    const plain = writeCursor(position);
    const known = this.#cursors.get(plain);
    if (known !== undefined) return known;
    const sealed = this.#secrets.seal(plain, CURSOR);
    const text = sealed.length > LIVE_LIMITS.cursor ? '' : sealed;
    this.#cursors.set(plain, text);
    return text;
  }

  event(stored: StoredLiveEvent, position: LivePosition): string {
    const { at, data, devNum, kind, siteNum } = stored;
    const event: LiveEvent = { key: this.#keyOf(stored), at, siteNum, devNum, kind, data };
    return streamMessage(kind, event, this.cursor(position));
  }

  #keyOf(stored: StoredLiveEvent): string {
    const known = this.#keys.get(stored);
    if (known !== undefined) return known;
    const facts = [String(stored.siteGroupNum), String(stored.seq)];
    const key = this.#secrets.mark(EVENT_KEY, facts).slice(0, KEY_CHARACTERS);
    this.#keys.set(stored, key);
    return key;
  }
}

/** Returns the position in a sealed cursor, or null for any other text. */
export const openCursor = (secrets: Secrets, cursor: string): LivePosition | null => {
  const plain = secrets.unseal(cursor, CURSOR);
  return plain === null ? null : readCursor(plain);
};
