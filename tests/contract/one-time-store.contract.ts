import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Consumption, OneTimeSecret } from '#core/backend/one-time.store.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

/** Builds a stored six-digit code that allows five guesses within ten minutes. */
export const storedCode = (change: Partial<OneTimeSecret> = {}): OneTimeSecret => ({
  id: randomUUID(),
  kind: 'mfaCode',
  subject: randomUUID(),
  session: 'session',
  purpose: 'signIn',
  secretHash: 'right',
  maxAttempts: 5,
  expiresAt: START + 600_000,
  detail: {},
  ...change,
});

/** Tests that every store of one-time secrets must pass (SECURITY.md §2.5). */
export const oneTimeStoreContract = (open: () => TestDatabase): void => {
  const issue = (secret: OneTimeSecret): Promise<void> =>
    open().unitOfWork.run(({ oneTime }) => oneTime.issue(secret));
  const guess = (
    { kind, subject, session, purpose }: OneTimeSecret,
    secretHash: string,
    now = START,
  ): Promise<Consumption> =>
    open().unitOfWork.run(({ oneTime }) =>
      oneTime.consumeFor({ kind, subject, session, purpose, secretHash, now }),
    );

  it('matches the right code once, with its facts', async () => {
    const code = storedCode({ detail: { sentTo: 'kit@example.com' } });
    await issue(code);
    const matched = { outcome: 'matched', subject: code.subject, detail: code.detail };
    expect(await guess(code, 'right')).toEqual(matched);
    expect(await guess(code, 'right')).toEqual({ outcome: 'dead' });
  });

  it('counts wrong guesses and dies at the last, even for the right code', async () => {
    const code = storedCode({ maxAttempts: 2 });
    await issue(code);
    expect(await guess(code, 'wrong')).toEqual({ outcome: 'wrong' });
    expect(await guess(code, 'wrong')).toEqual({ outcome: 'wrong' });
    expect(await guess(code, 'right')).toEqual({ outcome: 'dead' });
  });

  it('answers only for its own purpose, kind, session and subject, and not when expired', async () => {
    const code = storedCode();
    await issue(code);
    expect(await guess({ ...code, purpose: 'other' }, 'right')).toEqual({ outcome: 'dead' });
    expect(await guess({ ...code, kind: 'recoveryCode' }, 'right')).toEqual({ outcome: 'dead' });
    expect(await guess({ ...code, session: null }, 'right')).toEqual({ outcome: 'dead' });
    expect(await guess({ ...code, subject: 'someone' }, 'right')).toEqual({ outcome: 'dead' });
    expect(await guess(code, 'right', code.expiresAt)).toEqual({ outcome: 'dead' });
    expect(await guess(code, 'right', code.expiresAt - 1)).toMatchObject({ outcome: 'matched' });
  });

  it('voids the older secret of the same kind, subject and purpose', async () => {
    const old = storedCode({ secretHash: 'old' });
    const elsewhere = storedCode({ subject: old.subject, purpose: 'other', session: null });
    await issue(old);
    await issue(elsewhere);
    await issue({ ...old, id: randomUUID(), secretHash: 'new' });
    expect(await guess(old, 'old')).toEqual({ outcome: 'wrong' });
    expect(await guess(old, 'new')).toMatchObject({ outcome: 'matched' });
    expect(await guess(elsewhere, 'right')).toMatchObject({ outcome: 'matched' });
  });

  it('leaves a code unused when the effect of its use fails', async () => {
    const code = storedCode();
    await issue(code);
    const { kind, subject, session, purpose } = code;
    const failing = open().unitOfWork.run(async ({ oneTime }) => {
      const input = { kind, subject, session, purpose, secretHash: 'right', now: START };
      expect(await oneTime.consumeFor(input)).toMatchObject({ outcome: 'matched' });
      throw new Error('the effect failed');
    });
    await expect(failing).rejects.toThrow('the effect failed');
    expect(await guess(code, 'right')).toMatchObject({ outcome: 'matched' });
  });

  it('finds a key by its hash, once, for its kind and purpose', async () => {
    const key = storedCode({ kind: 'classicKey', session: null, secretHash: randomUUID() });
    await issue(key);
    const redeem = (purpose: string): Promise<Consumption> =>
      open().unitOfWork.run(({ oneTime }) =>
        oneTime.consumeByHash({
          kind: 'classicKey',
          purpose,
          secretHash: key.secretHash,
          now: START,
        }),
      );
    expect(await redeem('other')).toEqual({ outcome: 'dead' });
    expect(await redeem(key.purpose)).toMatchObject({ outcome: 'matched', subject: key.subject });
    expect(await redeem(key.purpose)).toEqual({ outcome: 'dead' });
  });

  it('looks a link up without using it, and tells live, used and replaced ones apart', async () => {
    const link = storedCode({ kind: 'setPasswordLink', session: null, secretHash: randomUUID() });
    const look = (secretHash: string) =>
      open().unitOfWork.run(({ oneTime }) => oneTime.find({ kind: 'setPasswordLink', secretHash }));
    await issue(link);
    const { subject, expiresAt } = link;
    const live = { subject, expiresAt, used: false, voided: false };
    expect(await look(link.secretHash)).toEqual(live);
    expect(await look(link.secretHash)).toEqual(live);
    expect(await look('unknown')).toBeNull();
    const newer = { ...link, id: randomUUID(), secretHash: randomUUID() };
    await issue(newer);
    expect(await look(link.secretHash)).toEqual({ ...live, voided: true });
    const { kind, purpose, secretHash } = newer;
    await open().unitOfWork.run(({ oneTime }) =>
      oneTime.consumeByHash({ kind, purpose, secretHash, now: START }),
    );
    expect(await look(secretHash)).toEqual({ ...live, used: true });
  });

  it('voids what is open of the named kinds, and nothing else', async () => {
    const code = storedCode();
    const link = storedCode({ kind: 'setPasswordLink', subject: code.subject });
    await issue(code);
    await issue(link);
    await open().unitOfWork.run(({ oneTime }) =>
      oneTime.voidAll([code.subject], ['mfaCode'], START),
    );
    expect(await guess(code, 'right')).toEqual({ outcome: 'dead' });
    expect(await guess(link, 'right')).toMatchObject({ outcome: 'matched' });
  });
};
