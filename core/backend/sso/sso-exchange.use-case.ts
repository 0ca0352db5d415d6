import { MESSAGES } from '../../kernel/messages.ts';
import { err, ok } from '../../kernel/result.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import type { Account } from '../session/account.repository.port.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller, WithCookies } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { openSession } from '../login/open-session.operation.ts';
import type { Consumption } from '../one-time.store.port.ts';
import type { Refusal, Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { checkSsoPerson } from './check-sso-person.rule.ts';
import { ssoPurpose } from './sso-code.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

type Used = Extract<Consumption, { outcome: 'matched' }>;

const WRONG = err<Refusal>({ kind: 'wrong', message: MESSAGES.sso });

/**
 * Opens a session for the one-time code of a completed provider sign-in. The code works once, within 60 s, in the same
 * browser, and all steps that the account demands still apply (SECURITY.md §2.10).
 */
export const ssoExchange =
  (ports: Ports) =>
  async (
    caller: Caller,
    input: { readonly ssoCode: string; readonly refreshSecret: string | null },
  ): Reply<WithCookies<SessionGrant>> => {
    const { clock, secrets, unitOfWork } = ports;
    const facts = { operation: 'login', detail: { by: 'sso' } };
    return unitOfWork.run(async (tx) => {
      const now = clock.now();
      const key = addressKey(caller.address);
      const grant = await tx.limits.take(BUCKETS.loginAddress, key, now);
      if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.retryAfterSeconds);
      const used = await tx.oneTime.consumeByHash({
        kind: 'ssoCode',
        purpose: ssoPurpose(caller),
        secretHash: secrets.digest(input.ssoCode),
        now,
      });
      const account = used.outcome === 'matched' ? await stillAdmitted(tx, caller, used) : null;
      if (used.outcome !== 'matched' || account === null) {
        const subjectId = used.outcome === 'matched' ? used.subject : null;
        return recordRefusal(tx, ports, caller, { ...facts, subjectId }, WRONG);
      }
      await tx.limits.giveBack(BUCKETS.loginAddress, key, now);
      const opened = await openSession(tx, ports, caller, account, {
        by: 'sso',
        deviceRemembered: await knowsDevice(ports, tx, caller, account, now),
        formerSecret: input.refreshSecret,
      });
      await recordAudit(tx, ports, caller, {
        ...facts,
        result: 'ok',
        subjectId: account.id,
        sessionId: opened.sessionId,
        detail: { ...facts.detail, provider: used.detail['provider'] ?? '', ...opened.former },
      });
      return ok(opened.answer);
    });
  };

/** Checks the account again, because up to a minute passed since the code was issued. The session starts in the group of the sign-in. */
const stillAdmitted = async (
  tx: Transaction,
  caller: Caller,
  used: Used,
): Promise<Account | null> => {
  const siteGroupNum = Number(used.detail['siteGroupNum']);
  const account = await tx.accounts.findById(used.subject);
  const groups = account === null ? [] : await tx.accounts.allowedGroups(account.id);
  const checked = checkSsoPerson(account, groups, { siteGroupNum, variant: caller.variant });
  return account === null || checked !== 'admit'
    ? null
    : { ...account, defaultSiteGroupNum: siteGroupNum };
};

const knowsDevice = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  account: Account,
  now: number,
): Promise<boolean> => {
  if (caller.deviceSecret === null) return false;
  return tx.devices.recognise({
    accountId: account.id,
    secretHash: ports.secrets.digest(caller.deviceSecret),
    passwordEpoch: account.passwordEpoch,
    now,
  });
};
