import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { derivedKey } from '../secrets/derived-key.ts';
import type { KeyRings } from '../secrets/key-ring.ts';

/** Request header with which the doctor proves that it holds the keys of the deployment. */
export const PROOF_HEADER = 'x-doctor-proof';
export const DOCTOR_PATH = '/api/doctor';

/**
 * Validity period of a proof, in milliseconds: a whole day, so that a wrong clock does not hide other problems. A replayed
 * proof reveals only facts about the replaying request.
 */
const GOOD_FOR_MS = 24 * 3600000;

/** Derives the doctor's key from the key for codes, which the doctor and all servers of a deployment hold (SECURITY.md §2.16). */
export const doctorKey = ({ codes }: Pick<KeyRings, 'codes'>): Buffer =>
  derivedKey(codes, 'doctor');

const mark = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The facts that a server reports about the doctor's request and about itself. */
export const seenSchema = z.object({
  version: z.string(),
  build: z.nullable(z.string()),
  schema: z.int(),
  variant: z.string(),
  /** IP address at the other end of the connection; `trusted` is true if this server trusts the forwarding headers of that address. */
  peer: z.string(),
  trusted: z.boolean(),
  /** The client IP address that the server determined. */
  address: z.string(),
  forwardedFor: z.nullable(z.string()),
  forwardedProto: z.nullable(z.string()),
});
export type Seen = z.output<typeof seenSchema>;

const answerSchema = z.object({ seen: z.string(), mark: z.string() });

/**
 * Creates a proof header and a function that verifies and decodes the response. The function returns null if the server
 * does not hold the doctor's keys.
 */
export const makeProof = (key: Buffer, now: number) => {
  const challenge = `${String(now)}.${randomBytes(16).toString('base64url')}`;
  const header = `${challenge}.${mark(key, `asked ${challenge}`)}`;
  return {
    header,
    read: (answer: unknown): Seen | null => {
      const parsed = answerSchema.safeParse(answer);
      if (!parsed.success) return null;
      const { seen, mark: given } = parsed.data;
      if (!isSame(given, mark(key, `answered ${challenge} ${seen}`))) return null;
      return seenSchema.parse(JSON.parse(seen));
    },
  };
};

/** Returns signed facts for a valid proof, or null for an invalid one (SECURITY.md §2.16). */
export const answerProof = (key: Buffer, header: unknown, now: number, seen: Seen) => {
  const [at = '', nonce = '', given = ''] = typeof header === 'string' ? header.split('.') : [];
  const challenge = `${at}.${nonce}`;
  if (!isSame(given, mark(key, `asked ${challenge}`))) return null;
  if (Math.abs(now - Number(at)) > GOOD_FOR_MS) return null;
  const text = JSON.stringify(seen);
  return { seen: text, mark: mark(key, `answered ${challenge} ${text}`) };
};
