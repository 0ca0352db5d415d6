import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import {
  correctContactFormSchema,
  type CorrectContactForm,
} from '../../support/asked-step.schema.ts';
import type { SupportedUser } from '../../support/supported-users.schema.ts';
import type { Account } from '../session/account.repository.port.ts';
import type { SessionCaller } from '../caller.ts';
import { plainTexts } from '../intake/plain-texts.rule.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { maskContact } from '../session/mask-contact.rule.ts';
import type { CorrectionEnd } from './next-sign-in.repository.port.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply, tooMany } from '../refusal.ts';
import { issueLink } from '../registration/issue-link.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { aboutPerson, type ActDetail, type PersonPorts } from './about-person.operation.ts';
import { endForAsking, sessionsWord } from './ask-steps.use-cases.ts';
import { correctionNotice } from './correction-notice.rule.ts';

const cannot = (code: string, message: string) => refusalOf('unacceptable', code, message);

const NO_CONTACT = cannot(
  'noContact',
  'This person has no contact. They’ll be asked for one at the next sign-in anyway.',
);
const UNCHANGED = cannot('contactUnchanged', 'This is already their contact.');
const TAKEN = cannot('emailTaken', 'Another customer signs in with this email address.');

const ENDS: Readonly<Record<Exclude<CorrectionEnd, 'takenBack'>, string>> = {
  met: 'The code was already entered: the new contact is in effect.',
  refused: 'The owner already refused it.',
  replaced: 'Another change has already replaced it.',
};

/** Returns why a contact cannot be corrected as requested; null if the correction is allowed. */
const refusalFor = async (
  tx: Transaction,
  account: Account,
  { type, value }: CorrectContactForm,
): Promise<typeof TAKEN | null> => {
  const contacts = await tx.accounts.contacts(account.id);
  if (contacts.length === 0) return NO_CONTACT;
  if (contacts.some((own) => own.type === type && own.value === value)) return UNCHANGED;
  if (account.application !== 3 || type !== 'email') return null;
  const other = await tx.accounts.findByLogin(value, 'consumer');
  return other === null || other.id === account.id ? null : TAKEN;
};

/**
 * Notifies the old contact of the correction, or all other contacts if there was no old contact of that type. The notice
 * contains a link to refuse the correction.
 */
const notifyOld = async (
  tx: Transaction,
  ports: PersonPorts,
  account: Account,
  { type }: CorrectContactForm,
): Promise<void> => {
  const contacts = await tx.accounts.contacts(account.id);
  const old = contacts.filter((own) => own.type === type);
  const variant = account.application === 3 ? 'consumer' : 'dealer';
  const link = await issueLink(tx, ports, { kind: 'contactRefusal', subject: account.id, variant });
  for (const contact of old.length > 0 ? old : contacts) {
    const text = correctionNotice(contact, { type, link }, ports.providerName);
    await tx.messages.enqueue({ ...text, id: ports.ids.next(), queuedAt: ports.clock.now() });
  }
};

/**
 * Stores a corrected contact. The next sign-in verifies the contact by a code after the password, and the owner of the old
 * contact may refuse the correction (SECURITY.md §2.7, domain guide 6.17).
 */
const supportContact =
  (ports: PersonPorts) =>
  async (
    caller: SessionCaller,
    input: CorrectContactForm & {
      readonly accountId: string;
      readonly idempotencyKey: string | null;
    },
  ): Reply<SupportedUser> => {
    const { accountId, idempotencyKey: key, ...typed } = input;
    const form = readForm(correctContactFormSchema, plainTexts(typed));
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const { reason, endSessions, type, value } = form.value;
    const facts = {
      operation: 'support.correctContact',
      subjectId: accountId,
      detail: {
        contact: maskContact({ type, value }),
        reason,
        sessions: sessionsWord(endSessions),
      },
    };
    const submission = { key, route: 'supportContact', body: { accountId, ...form.value } };
    return aboutPerson(ports, caller, facts, submission, async (tx, { account }) => {
      const refusal = await refusalFor(tx, account, form.value);
      if (refusal !== null) return refusal;
      const now = ports.clock.now();
      const holds = [
        { bucket: BUCKETS.registrationMail, key: accountId },
        { bucket: BUCKETS.mailSending, key: 'all' },
      ];
      const grant = await takeAll(tx, holds, now);
      if (!grant.granted) return tooMany(grant.wait);
      await tx.nextSignIn.correct({
        id: ports.ids.next(),
        accountId,
        type,
        value,
        reason,
        askedBy: caller.session.actorId,
        askedAt: now,
        endsAt: now + LIFETIMES.contactCorrection,
      });
      await notifyOld(tx, ports, account, form.value);
      await endForAsking(tx, accountId, endSessions, now);
      return ok({});
    });
  };

/** Withdraws a pending correction and invalidates its refusal link. Idempotent. */
const supportTakeBackContact =
  (ports: PersonPorts) =>
  (
    caller: SessionCaller,
    { accountId, correctionId }: { readonly accountId: string; readonly correctionId: string },
  ): Reply<SupportedUser> => {
    const facts = { operation: 'support.takeBackContact', subjectId: accountId };
    return aboutPerson(ports, caller, facts, null, async (tx): Reply<ActDetail> => {
      const which = ['id', correctionId] as const;
      if (await tx.nextSignIn.endCorrection(accountId, which, 'takenBack')) {
        const now = ports.clock.now();
        await tx.oneTime.voidAll([accountId], ['contactRefusal'], now);
        await tx.sessions.endPending(accountId, 'support', now);
        return ok({});
      }
      const end = await tx.nextSignIn.correctionEnd(accountId, correctionId);
      if (end === null) return NOT_FOUND;
      return end === 'takenBack' ? ok({}) : refusalOf('conflict', 'correctionOver', ENDS[end]);
    });
  };

/** Creates the use cases by which staff correct a contact or withdraw the correction. */
export const createCorrections = (ports: PersonPorts) => ({
  supportContact: supportContact(ports),
  supportTakeBackContact: supportTakeBackContact(ports),
});
