import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type {
  CaptchaVerdict,
  CaptchaVerifier,
} from '#core/backend/captcha/captcha-verifier.port.ts';
import {
  CAPTCHA_TOKEN_MAX,
  type CaptchaChallenge,
} from '#core/captcha/captcha-challenge.schema.ts';
import { ALTCHA_PROVIDER } from '#adapters/wire/captcha-provider.ts';

/** Difficulty of a challenge: `cost` hash rounds per attempt, and between `least` and `most` attempts. */
export interface CaptchaWork {
  readonly cost: number;
  readonly least: number;
  readonly most: number;
}

/** The usual difficulty, which takes a phone about one to two seconds. */
export const ORDINARY_WORK: CaptchaWork = { cost: 5000, least: 200, most: 600 };

/** The lowest difficulty, for demo data and tests (SECURITY.md §5). */
export const LOWEST_WORK: CaptchaWork = { cost: 100, least: 1, most: 20 };

const ALGORITHM = 'PBKDF2/SHA-256';

const payloadSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
      data: z.object({ reference: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

const readPayload = (token: string): z.output<typeof payloadSchema> | null => {
  if (token.length > CAPTCHA_TOKEN_MAX) return null;
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    // The token was not made by the portal's solver.
    return null;
  }
  const read = payloadSchema.safeParse(json);
  return read.success ? read.data : null;
};

/**
 * The built-in captcha: an ALTCHA proof of work, created and verified without a third party (SECURITY.md §2.14). The
 * one-time store enforces the time limit of a challenge by the server's clock.
 */
export class AltchaCaptcha implements CaptchaVerifier {
  readonly #secret: string;
  readonly #work: CaptchaWork;

  constructor(options: { readonly secret: string; readonly work: CaptchaWork }) {
    this.#secret = options.secret;
    this.#work = options.work;
  }

  async task(reference: string): Promise<CaptchaChallenge> {
    const { cost, least, most } = this.#work;
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost,
      counter: randomInt(least, most + 1),
      data: { reference },
      deriveKey,
      ...this.#secrets(),
    });
    return { provider: ALTCHA_PROVIDER, challenge: { ...challenge } };
  }

  async verify(token: string): Promise<CaptchaVerdict> {
    const payload = readPayload(token);
    if (payload === null) return { kind: 'refused' };
    const { solution } = payload;
    const challenge: Challenge = payload.challenge;
    try {
      const checked = await verifySolution({
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        ...this.#secrets(),
      });
      return checked.verified
        ? { kind: 'solved', reference: payload.challenge.parameters.data.reference }
        : { kind: 'refused' };
    } catch {
      // Any error during the verification counts as a refusal.
      return { kind: 'refused' };
    }
  }

  #secrets() {
    return {
      hmacSignatureSecret: `${this.#secret}.challenge`,
      hmacKeySignatureSecret: `${this.#secret}.key`,
    };
  }
}
