import { DURATIONS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { isWholeCode } from '../../mfa/read-code.rule.ts';
import type { Account, StoredContact } from '../session/account.repository.port.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import { TO_NOBODY } from '../message.queue.port.ts';
import { CODE_DEAD } from '../mfa/send-code.operation.ts';
import { readSpent, wrongCode } from '../mfa/spent-code.operation.ts';
import { invalid, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { loginKeyOf, NOBODY } from './find-login.operation.ts';
import { issuePass } from './issue-pass.operation.ts';
import { proofCodeMessage } from './proof-code-message.rule.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

const PURPOSE = 'signIn.proof';

/** Wrong guesses allowed per proof code. The number is high, so that strangers who guess cannot void the owner's code. */
const PROOF_ATTEMPTS = 10000;

interface Whose {
  /** The account with this username; null if the username is unknown or the account is disabled. */
  readonly account: Account | null;
  readonly loginKey: string;
  /** Subject of the code: the account id, or a key of its own for an unknown username. */
  readonly subject: string;
}

const findWhose = async (
  tx: Transaction,
  ports: Ports,
  caller: Caller,
  login: string,
): Promise<Whose> => {
  const found = await tx.accounts.findByLogin(login.trim(), caller.variant);
  const account = found === null || found.disabled ? null : found;
  const loginKey = loginKeyOf(ports, caller.variant, login);
  return { account, loginKey, subject: account?.id ?? loginKey };
};

const boundTo = (subject: string) => ({ kind: 'loginCode', subject, session: null }) as const;

/**
 * Returns the contact that receives the proof code, preferably an e-mail address. A customer without a stored contact
 * receives the code at the username, which is a proven e-mail address.
 */
const contactOf = async (
  tx: Transaction,
  caller: Caller,
  account: Account | null,
): Promise<StoredContact | null> => {
  const own = await tx.accounts.contacts(account?.id ?? NOBODY);
  const stored = own.find(({ type }) => type === 'email') ?? own[0] ?? null;
  if (stored !== null || account === null || caller.variant === 'dealer') return stored;
  return { type: 'email', value: account.username };
};

/**
 * Creates a proof code and queues its message. If there is no contact, does the same work, but stores a hash that no code
 * matches and addresses the message to nobody.
 */
const issueProof = async (
  tx: Transaction,
  ports: Ports,
  subject: string,
  contact: StoredContact | null,
): Promise<void> => {
  const { clock, ids, providerName, secrets } = ports;
  const now = clock.now();
  const code = secrets.code();
  const bound = boundTo(subject);
  const mac = secrets.codeMac({ ...bound, code });
  await tx.oneTime.issue({
    ...bound,
    id: ids.next(),
    purpose: PURPOSE,
    secretHash: contact === null ? secrets.digest(secrets.token()) : mac,
    maxAttempts: PROOF_ATTEMPTS,
    expiresAt: now + DURATIONS.code,
    detail: {},
  });
  const to: StoredContact = contact ?? { type: 'email', value: TO_NOBODY };
  const text = proofCodeMessage(to, code, providerName);
  await tx.messages.enqueue({ ...text, id: ids.next(), queuedAt: now });
};

/**
 * Sends a proof code to the contact of the account with this username, so that the account's owner can skip the sign-in
 * queue. The response is the same for every username. A second request within 6 minutes sends no code and leaves the first
 * code valid, so that strangers cannot block the owner (SECURITY.md §2.4).
 */
const requestProof =
  (ports: Ports) =>
  async (
    caller: Caller,
    input: { readonly login: string },
  ): Reply<{ readonly resendInSeconds: number }> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const { account, loginKey, subject } = await findWhose(tx, ports, caller, input.login);
      const facts = { operation: 'login.proof.request', subjectId: account?.id ?? null };
      const asking = { bucket: BUCKETS.proofAddress, key: addressKey(caller.address) };
      const asked = await takeAll(tx, [asking], now);
      if (!asked.granted) return refuseLimited(tx, ports, caller, facts, asked.wait);
      const contact = await contactOf(tx, caller, account);
      const channel = contact?.type === 'cellPhone' ? BUCKETS.smsSending : BUCKETS.mailSending;
      const sending: readonly Hold[] = [
        { bucket: BUCKETS.proofSending, key: loginKey },
        { bucket: channel, key: 'all' },
      ];
      const due = await takeAll(tx, sending, now);
      if (due.granted) await issueProof(tx, ports, subject, contact);
      const detail = { sent: String(due.granted && contact !== null) };
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok', detail });
      const wait = due.granted ? BUCKETS.proofSending.perMs / 1000 : due.wait;
      return ok({ resendInSeconds: wait });
    });

/**
 * Checks a proof code. After a correct code, this browser's sign-in attempts with the username skip the queue for a
 * quarter of an hour (SECURITY.md §2.4).
 */
const proveContact =
  (ports: Ports) =>
  async (caller: Caller, input: { readonly login: string; readonly code: string }): Reply => {
    const code = input.code.trim();
    if (!isWholeCode(code)) return invalid('Enter the 6-digit code');
    return ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const { account, loginKey, subject } = await findWhose(tx, ports, caller, input.login);
      const facts = { operation: 'login.proof', subjectId: account?.id ?? null };
      const address = addressKey(caller.address);
      const guess = { bucket: BUCKETS.proofGuess, key: `${loginKey}:${address}` };
      const holds = [guess, { bucket: BUCKETS.proofGuessAddress, key: address }];
      const grant = await takeAll(tx, holds, now);
      if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
      const bound = boundTo(subject);
      const secretHash = ports.secrets.codeMac({ ...bound, code });
      const used = await tx.oneTime.consumeFor({ ...bound, purpose: PURPOSE, secretHash, now });
      if (used.outcome !== 'matched') {
        // A new code does not restore used guesses, so the limits on guesses also apply to the next code.
        const next = [...holds, { bucket: BUCKETS.proofSending, key: loginKey }];
        const spent = await readSpent(tx, { guess, next, codeSentAt: null }, now);
        const refusal = used.outcome === 'wrong' ? wrongCode(spent) : CODE_DEAD;
        return recordRefusal(tx, ports, caller, facts, refusal);
      }
      await giveAllBack(tx, holds, now);
      await issuePass(tx, ports, caller, { subject, loginKey });
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok({});
    });
  };

/** Use cases for proving a contact before sign-in, to skip the sign-in queue. */
export const createContactProof = (ports: Ports) => ({
  requestLoginProof: requestProof(ports),
  proveLoginContact: proveContact(ports),
});
