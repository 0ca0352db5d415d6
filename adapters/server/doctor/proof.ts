import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { derivedKey } from '../secrets/derived-key.ts';
import type { KeyRings } from '../secrets/key-ring.ts';

/** The header in which the doctor proves that it holds the keys of the deployment it asks. */
export const PROOF_HEADER = 'x-doctor-proof';
/** Where it asks. */
export const DOCTOR_PATH = '/api/doctor';

/** A proof may be a day old: a clock that is wrong must not hide what else is; whoever repeats one hears of their own request. */
const GOOD_FOR_MS = 24 * 3600000;

/** The key by which doctor and servers of a deployment know each other, made of that of codes (SECURITY.md §2.16). */
export const doctorKey = ({ codes }: Pick<KeyRings, 'codes'>): Buffer =>
  derivedKey(codes, 'doctor');

const mark = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What a server tells of the request that asked, and of itself. */
export const seenSchema = z.object({
  version: z.string(),
  build: z.nullable(z.string()),
  schema: z.int(),
  variant: z.string(),
  /** The other end of the connection, and whether its forwarding headers count. */
  peer: z.string(),
  trusted: z.boolean(),
  /** Whom the server takes for the caller. */
  address: z.string(),
  forwardedFor: z.nullable(z.string()),
  forwardedProto: z.nullable(z.string()),
});
export type Seen = z.output<typeof seenSchema>;

const answerSchema = z.object({ seen: z.string(), mark: z.string() });

/** A proof of the moment, and how an answer to it is read: null = not by a server that holds the same keys. */
export const makeProof = (key: Buffer, now: number) => {
  const text = `${String(now)}.${randomBytes(16).toString('base64url')}`;
  const header = `${text}.${mark(key, `asked ${text}`)}`;
  return {
    header,
    read: (answer: unknown): Seen | null => {
      const parsed = answerSchema.safeParse(answer);
      if (!parsed.success) return null;
      const { seen, mark: given } = parsed.data;
      if (!isSame(given, mark(key, `answered ${text} ${seen}`))) return null;
      return seenSchema.parse(JSON.parse(seen));
    },
  };
};

/** The answer to a proof; null = it proves nothing (SECURITY.md §2.16). */
export const answerProof = (key: Buffer, header: unknown, now: number, seen: Seen) => {
  const [at = '', nonce = '', given = ''] = typeof header === 'string' ? header.split('.') : [];
  const shownText = `${at}.${nonce}`;
  if (!isSame(given, mark(key, `asked ${shownText}`))) return null;
  if (Math.abs(now - Number(at)) > GOOD_FOR_MS) return null;
  const text = JSON.stringify(seen);
  return { seen: text, mark: mark(key, `answered ${shownText} ${text}`) };
};
