import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it } from 'vitest';
import {
  AltchaCaptcha,
  LOWEST_WORK,
  ORDINARY_WORK,
} from '#adapters/server/captcha/altcha-captcha.ts';
import { BrowserCaptchaSolver } from '#adapters/browser/browser-captcha-solver.ts';
import {
  CAPTCHA_TOKEN_MAX,
  type CaptchaChallenge,
} from '#core/captcha/captcha-challenge.schema.ts';

const captcha = new AltchaCaptcha({ secret: 'a'.repeat(64), work: LOWEST_WORK });
const reference = 'R'.repeat(43);

interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: Record<string, unknown>;
}

/** Creates a captcha solver that runs in this process instead of in a browser worker. */
const solverHere = () =>
  new BrowserCaptchaSolver(() => {
    const heard: ((event: { readonly data: unknown }) => void)[] = [];
    return {
      addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) => {
        if (type === 'message') heard.push(listener);
      },
      postMessage: (message: unknown) => {
        const { challenge } = message as { challenge: Challenge };
        void solveChallenge({ challenge, deriveKey }).then((data) => {
          for (const listener of heard) listener({ data });
        });
      },
      terminate: () => undefined,
    };
  });

const solve = async (task: CaptchaChallenge): Promise<string> => {
  const token = await solverHere().solve(task).token;
  if (token === null) throw new Error('not solved');
  return token;
};

const altered = (token: string, change: (payload: Payload) => void): string => {
  const payload = JSON.parse(Buffer.from(token, 'base64url').toString()) as Payload;
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64url');
};

describe('the built-in captcha', () => {
  it('takes what the browser solved and names the task', async () => {
    const token = await solve(await captcha.task(reference));
    expect(token.length).toBeLessThanOrEqual(CAPTCHA_TOKEN_MAX);
    expect(await captcha.verify(token)).toEqual({ kind: 'solved', reference });
  });

  it('refuses a task of another server', async () => {
    const stranger = new AltchaCaptcha({ secret: 'b'.repeat(64), work: LOWEST_WORK });
    const token = await solve(await stranger.task(reference));
    expect(await captcha.verify(token)).toEqual({ kind: 'refused' });
  });

  it.each<[string, (payload: Payload) => void]>([
    [
      'another reference',
      ({ challenge }) => (challenge.parameters['data'] = { reference: 'S'.repeat(43) }),
    ],
    ['less work', ({ challenge }) => (challenge.parameters['cost'] = 1)],
    ['a shorter prefix', ({ challenge }) => (challenge.parameters['keyPrefix'] = '00')],
    ['no key signature', ({ challenge }) => delete challenge.parameters['keySignature']],
    ['another solution', ({ solution }) => (solution['derivedKey'] = 'ab'.repeat(32))],
    ['no solution', ({ solution }) => delete solution['derivedKey']],
    ['an algorithm of its own', ({ challenge }) => (challenge.parameters['algorithm'] = 'SHA-256')],
  ])('refuses %s', async (_name, change) => {
    const token = await solve(await captcha.task(reference));
    expect(await captcha.verify(altered(token, change))).toEqual({ kind: 'refused' });
  });

  it.each([
    '',
    'x',
    'bnVsbA',
    Buffer.from('{"challenge":{}}').toString('base64url'),
    'A'.repeat(9000),
  ])('refuses what is no token (%#)', async (token) => {
    expect(await captcha.verify(token)).toEqual({ kind: 'refused' });
  });

  it('asks for more work than the demo world does', () => {
    expect(ORDINARY_WORK.cost * ORDINARY_WORK.least).toBeGreaterThan(
      100 * LOWEST_WORK.cost * LOWEST_WORK.most,
    );
  });
});
