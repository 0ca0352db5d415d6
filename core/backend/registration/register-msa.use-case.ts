import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { LinkableSite } from '../account-links/account-link.repository.port.ts';
import { accountLimits } from '../account-links/change-links.operation.ts';
import { foldAccountNumber } from '../passcodes/fold-passcode.rule.ts';
import { refusePassword } from '../account/check-new-password.rule.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { checkCaptcha } from '../captcha/check-captcha.operation.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import type { SiteCodes } from '../passcodes/passcode.repository.port.ts';
import { NOWHERE, verifyAccountPasscode } from '../passcodes/verify-passcode.operation.ts';
import { emailFormSchema } from '../recovery/email-form.schema.ts';
import { BUSY, invalid, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { issueLink } from './issue-link.operation.ts';
import { alreadyRegisteredMessage, verifyAddressMessage } from './invitation-message.rule.ts';
import { ACCOUNT_NOT_PROVEN } from './registration-refusals.ts';
import { storeCall } from '../repeats/store-call.operation.ts';

type Ports = OperationPorts &
  Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'vault' | 'captcha' | 'publicUrls'>;

/** The registration form (spec §5 "Create MSA account"). */
export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly accountNumber: string;
  readonly passcode: string;
  readonly captcha: string;
}

/** How long an identical form from the same browser counts as a repeat, in milliseconds. */
const AGAIN_MS = 2 * 60000;

const FACTS = { operation: 'registration.ask' } as const;

/**
 * Registers a customer if the submitted account number and passcode match a site. The account is created once the e-mail
 * address is proven. The response does not reveal whether the address has a login (SECURITY.md T4).
 */
export const registerMsa =
  (ports: Ports) =>
  async (caller: Caller, form: RegistrationForm): Reply => {
    const checked = await checkCaptcha(ports, caller, 'msaRegister', form.captcha);
    if (!checked.ok) return checked;
    const address = readForm(emailFormSchema, form);
    if (!address.ok) return invalid(Object.values(address.error).flat()[0] ?? 'Email is required');
    const { email } = address.value;
    const context = { username: email, productName: ports.providerName };
    const refused = refusePassword(form.password, context, null);
    if (refused !== null) return refused;
    const { hasher, unitOfWork } = ports;
    const holds = accountLimits(ports, caller.address, form.accountNumber);
    const begun = await begin(ports, caller, form, holds);
    if (!begun.ok) return begun;
    const { known, site } = begun.value;
    const siteNum = site?.siteNum ?? 0;
    const place = { siteNum, known };
    const given = await verifyAccountPasscode(ports, place, form.passcode, 'Register');
    const { requestId } = caller;
    const fields = { siteNum, requestId, givenBy: email };
    const right =
      given === 'busy' ? null : await unitOfWork.run((tx) => given.settle(tx, ports, fields));
    const hash = right === null ? null : await hasher.hash(form.password);
    return unitOfWork.run(async (tx) => {
      if (given === 'busy' || hash === 'busy') {
        await giveAllBack(tx, holds, ports.clock.now());
        return BUSY;
      }
      if (hash === null || site === null)
        return recordRefusal(tx, ports, caller, FACTS, ACCOUNT_NOT_PROVEN);
      return store(ports, tx, caller, {
        email,
        hash,
        password: form.password,
        siteNum: site.siteNum,
        holds,
      });
    });
  };

const begin = (
  ports: Ports,
  caller: Caller,
  form: RegistrationForm,
  holds: readonly Hold[],
): Reply<{ readonly site: LinkableSite | null; readonly known: SiteCodes }> =>
  ports.unitOfWork.run(async (tx) => {
    const grant = await takeAll(tx, holds, ports.clock.now());
    if (!grant.granted) return refuseLimited(tx, ports, caller, FACTS, grant.wait);
    const site = await tx.links.findByAccountNumber(foldAccountNumber(form.accountNumber));
    // Runs the same statements for an unknown account number.
    return ok({ site, known: (await tx.passcodes.codesOf(site?.siteNum ?? 0)) ?? NOWHERE });
  });

/**
 * Stores a registration and sends its link, with the same statements for new and known addresses. Only the newest link of
 * an address is valid. Takes from the mail limit first, so that simultaneous requests run one after another.
 */
const store = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  input: {
    readonly email: string;
    readonly hash: string;
    readonly password: string;
    readonly siteNum: number;
    readonly holds: readonly Hold[];
  },
): Reply => {
  const { clock, ids, providerName, secrets } = ports;
  const { email } = input;
  const now = clock.now();
  const audit = { ...FACTS, target: String(input.siteNum) };
  const folded = secrets.digest(`register:${email.toLowerCase()}`);
  const mail: readonly Hold[] = [
    { bucket: BUCKETS.registrationMail, key: folded },
    { bucket: BUCKETS.mailSending, key: 'all' },
  ];
  const grant = await takeAll(tx, mail, now);
  if (!grant.granted) return refuseLimited(tx, ports, caller, audit, grant.wait);
  await giveAllBack(tx, input.holds, now);
  // If the response was lost and the same browser repeats the same form, no second e-mail is sent.
  const again = secrets.mark('registration again', [
    caller.browserId,
    email,
    String(input.siteNum),
    input.password,
  ]);
  if ((await tx.repeats.find(again, now)) !== null) {
    await giveAllBack(tx, mail, now);
    await recordAudit(tx, ports, caller, { ...audit, result: 'ok', detail: { again: 'true' } });
    return ok({});
  }
  await tx.repeats.keep(again, { sessionId: null, sealed: null, reply: {} }, now + AGAIN_MS);
  const known = await tx.accounts.findByLogin(email, 'consumer');
  const id = ids.next();
  const passwordHash = known === null ? input.hash : null;
  const earlier = await tx.registrations.pendingFor(email);
  await tx.oneTime.voidAll(
    earlier.map((registration) => registration.id),
    ['registrationLink'],
    now,
  );
  const row = { id, email, passwordHash, siteNum: input.siteNum };
  await tx.registrations.store({ ...row, accountId: null, createdAt: now });
  const order = { kind: 'registrationLink', subject: id, variant: 'consumer' } as const;
  const link = await issueLink(tx, ports, order);
  // The e-mail goes to the stored spelling of the address if there is one, because two spellings that fold to the same
  // username may be different mailboxes.
  const text =
    known === null
      ? verifyAddressMessage({ to: email, providerName }, link)
      : alreadyRegisteredMessage({ to: known.username, providerName });
  await tx.messages.enqueue({ ...text, id: ids.next(), queuedAt: now });
  const subjectId = known?.id ?? null;
  await recordAudit(tx, ports, caller, { ...audit, result: 'ok', subjectId });
  await storeCall(tx, ports, caller);
  return ok({});
};
