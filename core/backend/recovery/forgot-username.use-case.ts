import { ok } from '../../kernel/result.ts';
import { detectContact } from '../../mfa/detect-contact.rule.ts';
import type { ContactType } from '../../session/session-view.schema.ts';
import type { StoredContact } from '../session/account.repository.port.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { checkCaptcha } from '../captcha/check-captcha.operation.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { TO_NOBODY } from '../message.queue.port.ts';
import type { ContactOwner } from './recovery.repository.port.ts';
import { invalid, refusalOf, type Reply, type tooMany } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { usernameMessage } from './recovery-code-message.rule.ts';
import { settleUsername } from './settle-username.rule.ts';
import { takeRecoveryStart } from './take-recovery-start.operation.ts';
import { storeCall } from '../repeats/store-call.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'captcha'>;

export interface ForgotUsernameForm {
  readonly contact: string;
  readonly type: ContactType;
  readonly captcha: string;
  readonly dealerNumber: string | null;
}

const REFUSALS = {
  dealerNumberRequired: refusalOf(
    'conflict',
    'dealerNumberRequired',
    'More than one username belongs to this contact. Please enter your dealer number.',
  ),
  contactDealerSupport: refusalOf(
    'conflict',
    'contactDealerSupport',
    'The dealer number isn’t enough to find your username. Please contact dealer support.',
  ),
} as const;

const OPERATION = 'username.forgot';

/** Sends a forgotten username only to its stored contact. The response does not reveal whether a username exists (SECURITY.md T4). */
export const forgotUsername =
  (ports: Ports) =>
  async (caller: Caller, form: ForgotUsernameForm): Reply => {
    const checked = await checkCaptcha(ports, caller, 'forgotUsername', form.captcha);
    if (!checked.ok) return checked;
    const contact = detectContact(form.contact);
    if (contact === null || contact.type !== form.type)
      return invalid('Enter a valid email address or phone number');
    const number = form.dealerNumber?.trim() ?? null;
    if (number !== null && !/^\d{1,9}$/.test(number)) return invalid('Enter the dealer number');
    return ports.unitOfWork.run(async (tx) => {
      const limited = await take(ports, tx, caller, contact);
      if (limited !== null) return limited;
      const owners = await tx.recoveries.findByContact(contact);
      const verdict = settleUsername(owners, number === null ? null : Number(number));
      if (verdict.kind === 'nobody' || verdict.kind === 'tell')
        return notify(ports, tx, caller, contact, verdict.kind === 'tell' ? verdict.owner : null);
      const detail = { outcome: verdict.kind };
      const facts = { operation: OPERATION, result: 'refused', detail } as const;
      await recordAudit(tx, ports, caller, facts);
      return REFUSALS[verdict.kind];
    });
  };

const take = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  contact: StoredContact,
): Promise<ReturnType<typeof tooMany> | null> => {
  const now = ports.clock.now();
  const key = ports.secrets.digest(`contact:${contact.value.toLowerCase()}`);
  const started = await takeRecoveryStart(tx, { loginKey: key, address: caller.address }, now);
  const channel = contact.type === 'email' ? BUCKETS.mailSending : BUCKETS.smsSending;
  const sending = started.granted
    ? await takeAll(tx, [{ bucket: channel, key: 'all' }], now)
    : started;
  if (sending.granted) return null;
  return refuseLimited(tx, ports, caller, { operation: OPERATION }, sending.wait);
};

const notify = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  contact: StoredContact,
  owner: ContactOwner | null,
): Reply => {
  const { clock, ids, providerName } = ports;
  // The message goes to the stored contact, not to the typed one, because two spellings may match the same contact.
  const to = owner?.contact ?? contact;
  const text = usernameMessage(to, owner?.username ?? '', providerName);
  await tx.messages.enqueue({
    ...text,
    to: owner === null ? TO_NOBODY : text.to,
    id: ids.next(),
    queuedAt: clock.now(),
  });
  const subjectId = owner?.accountId ?? null;
  await recordAudit(tx, ports, caller, { operation: OPERATION, result: 'ok', subjectId });
  await storeCall(tx, ports, caller);
  return ok({});
};
