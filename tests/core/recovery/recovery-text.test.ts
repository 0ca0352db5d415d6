import { describe, expect, it } from 'vitest';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import {
  explainNotStarted,
  isRecoveryOver,
  classifyUsernameRefusal,
} from '#core/recovery/explain-not-started.rule.ts';
import { codeFailureMs } from '#core/mfa/code-failure-ms.rule.ts';
import type { MsaRecoveryGateway } from '#core/recovery/dealer-recovery.gateway.port.ts';
import { startMsaRecovery } from '#core/recovery/start-msa-recovery.use-case.ts';
import { scripted } from '../../support/scripted.ts';

const conflict = (code: string | null) =>
  ({ kind: 'refused', status: 409, message: null, code }) as const;
const LIMITED = { kind: 'rateLimited', message: 'Slow.', retryAfterSeconds: 90 } as const;

describe('the title of a refused forgotten username', () => {
  it('asks for the dealer number, then points to support, and is Error otherwise', () => {
    const numberRequired = { title: MESSAGES.dealerNumberRequired, asksNumber: true };
    const support = { title: MESSAGES.contactDealerSupport, asksNumber: true };
    expect(classifyUsernameRefusal(conflict('dealerNumberRequired'), false)).toEqual(
      numberRequired,
    );
    expect(classifyUsernameRefusal(conflict('contactDealerSupport'), true)).toEqual(support);
    expect(classifyUsernameRefusal(conflict(null), false)).toEqual(numberRequired);
    expect(classifyUsernameRefusal(conflict(null), true)).toEqual(support);
    for (const failure of [{ kind: 'unreachable' } as const, LIMITED])
      expect(classifyUsernameRefusal(failure, true)).toEqual({ title: 'Error', asksNumber: false });
  });
});

describe('starting a customer’s recovery', () => {
  const setUp = () => {
    const gateway = scripted<MsaRecoveryGateway>();
    const start = startMsaRecovery({ gateway, clock: { now: () => 1_000 } });
    return { gateway, start };
  };

  it('validates the username, then asks for a code; another code is only asked for', async () => {
    const { gateway, start } = setUp();
    gateway.onValidateUsername.gives({});
    gateway.onRequestCode.gives({ resendInSeconds: 30 });
    expect(await start({ email: 'a@b.cd', opened: false })).toEqual({
      ok: true,
      value: { nextAt: 31_000 },
    });
    await start({ email: 'a@b.cd', opened: true });
    expect(gateway.onValidateUsername.calls).toEqual([['a@b.cd']]);
    expect(gateway.onRequestCode.calls).toHaveLength(2);
  });

  it('tells which of the two failed, and how long a limit lasts', async () => {
    const { gateway, start } = setUp();
    gateway.onValidateUsername.fails({ kind: 'unreachable' }).gives({});
    gateway.onRequestCode.fails(LIMITED);
    const notOpened = await start({ email: 'a@b.cd', opened: false });
    expect(notOpened).toEqual({
      ok: false,
      error: { kind: 'notOpened', failure: { kind: 'unreachable' } },
    });
    if (!notOpened.ok)
      expect(explainNotStarted(notOpened.error)).toBe(
        `${MESSAGES.validateEmail}. ${MESSAGES.noConnection}`,
      );
    expect(gateway.onRequestCode.calls).toHaveLength(0);
    const limited = await start({ email: 'a@b.cd', opened: false });
    expect(limited).toMatchObject({ error: { kind: 'notSent', nextAt: 91_000 } });
    if (!limited.ok) expect(explainNotStarted(limited.error)).toBe(MESSAGES.tooManyAttempts);
  });
});

describe('the words of a refused code', () => {
  it('stay longer on 401 and on too many attempts', () => {
    const wrong = { kind: 'refused', status: 401, message: 'Wrong.', code: 'wrongCode' } as const;
    expect(codeFailureMs(wrong)).toBe(DURATIONS.toastLong);
    expect(codeFailureMs(LIMITED)).toBe(DURATIONS.toastLong);
    expect(codeFailureMs({ kind: 'unreachable' })).toBe(DURATIONS.toastShort);
    expect(isRecoveryOver(wrong)).toBe(false);
    expect(isRecoveryOver(conflict('recoveryOver'))).toBe(true);
  });
});
