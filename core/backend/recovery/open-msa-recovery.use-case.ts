import { readForm } from '../../forms/read-form.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { loginKeyOf } from '../login/find-login.operation.ts';
import type { Refusal } from '../refusal.ts';
import { invalid, tooMany } from '../refusals.ts';
import { emailFormSchema } from './email-form.schema.ts';
import { takeRecoveryStart } from './take-recovery-start.operation.ts';

/** A customer's recovery begins (spec §4.2): the same answer for every well-formed address (SECURITY.md T4). */
export const openMsaRecovery =
  (ports: BackendPorts) =>
  async (
    caller: Caller,
    input: { readonly email: string },
  ): Promise<Result<Record<string, never>, Refusal>> => {
    const form = readForm(emailFormSchema, input);
    if (!form.ok) return invalid(Object.values(form.error).flat()[0] ?? 'Email is required');
    const { email } = form.value;
    const { clock, ids, unitOfWork } = ports;
    const loginKey = loginKeyOf(ports, 'consumer', email);
    return unitOfWork.run(async (tx) => {
      const now = clock.now();
      const found = await tx.accounts.findByLogin(email, 'consumer');
      const accountId = found === null || found.disabled ? null : found.id;
      const facts = { operation: 'recovery.open', subjectId: accountId } as const;
      const grant = await takeRecoveryStart(tx, { loginKey, address: caller.address }, now);
      if (!grant.granted) {
        await recordAudit(tx, ports, caller, { ...facts, result: 'limited' });
        return tooMany(grant.wait);
      }
      await tx.recoveries.open({
        id: ids.next(),
        audience: 'consumer',
        browserId: caller.browserId,
        accountId,
        loginKey,
        state: 'opened',
        questionIds: [],
        attempts: 0,
        codeSentAt: null,
        expiresAt: now + LIFETIMES.recovery,
      });
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok({});
    });
  };
