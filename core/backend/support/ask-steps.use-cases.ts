import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { LoginStep } from '../../permission/login-step.ts';
import { askStepFormSchema, type AskStepForm } from '../../support/asked-step.schema.ts';
import type { SupportedUser } from '../../support/supported-users.schema.ts';
import type { Account, StoredContact } from '../session/account.repository.port.ts';
import type { SessionCaller } from '../caller.ts';
import { plainTexts } from '../intake/plain-texts.rule.ts';
import type { MessageText } from '../message.queue.port.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { aboutPerson, type ActDetail, type PersonPorts } from './about-person.operation.ts';
import { forgetContacts } from './forget-contacts.operation.ts';
import {
  contactsForgottenNotice,
  contactsRestoredNotice,
  passwordAskedNotice,
} from './correction-notice.rule.ts';

const OWN_ADDRESS = refusalOf(
  'unacceptable',
  'signsInByAddress',
  'Customers sign in with their email address and have no username to change.',
);

const MET = refusalOf(
  'conflict',
  'stepMet',
  'They already completed this step, so it can’t be withdrawn.',
);

const notify = async (
  tx: Transaction,
  ports: PersonPorts,
  contacts: readonly StoredContact[],
  write: (contact: StoredContact) => MessageText,
): Promise<void> => {
  for (const contact of contacts)
    await tx.messages.enqueue({
      ...write(contact),
      id: ports.ids.next(),
      queuedAt: ports.clock.now(),
    });
};

/** Ends the person's unfinished sign-ins, so that no sign-in skips the new step. If `all` is set, also ends the person's full sessions. */
export const endForAsking = async (
  tx: Transaction,
  accountId: string,
  all: boolean,
  now: number,
): Promise<void> => {
  if (all) await tx.sessions.endAll(accountId, null, 'support', now);
  else await tx.sessions.endPending(accountId, 'support', now);
};

/** Returns the audit log text for `endSessions`. */
export const sessionsWord = (endSessions: boolean): 'ended' | 'kept' =>
  endSessions ? 'ended' : 'kept';

/**
 * Makes a step required. Requiring a code deletes the remembered browsers; requiring a contact also deletes the old
 * contacts. Notifies the person if contacts were deleted or a new password is required.
 */
const takeEffect = async (
  tx: Transaction,
  ports: PersonPorts,
  account: Account,
  asked: AskStepForm & { readonly step: LoginStep; readonly by: string },
): Promise<void> => {
  const { step } = asked;
  const { providerName } = ports;
  const contacts = await tx.accounts.contacts(account.id);
  const noted = await tx.nextSignIn.ask({
    id: ports.ids.next(),
    accountId: account.id,
    step,
    reason: asked.reason,
    askedBy: asked.by,
    askedAt: ports.clock.now(),
    kept: step === 'contactInfo' ? contacts : [],
  });
  if (!noted) return;
  if (step === 'mfaVerify') await tx.devices.endAll(account.id);
  if (step === 'contactInfo') {
    await forgetContacts(tx, ports, account.id);
    await notify(tx, ports, contacts, (to) => contactsForgottenNotice(to, contacts, providerName));
  }
  if (step === 'passwordReset')
    await notify(tx, ports, contacts, (to) =>
      passwordAskedNotice(to, asked.endSessions, providerName),
    );
};

/** Makes a person's next sign-in require a step, and stores the reason (spec §4.1, domain guide 6.17). */
const supportStep =
  (ports: PersonPorts) =>
  async (
    caller: SessionCaller,
    input: AskStepForm & {
      readonly accountId: string;
      readonly step: LoginStep;
      readonly idempotencyKey: string | null;
    },
  ): Reply<SupportedUser> => {
    const { accountId, step, idempotencyKey: key, ...typed } = input;
    const form = readForm(askStepFormSchema, plainTexts(typed));
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const { reason, endSessions } = form.value;
    const facts = {
      operation: 'support.requireStep',
      subjectId: accountId,
      detail: { step, reason, sessions: sessionsWord(endSessions) },
    };
    const submission = { key, route: 'supportStep', body: { accountId, step, ...form.value } };
    return aboutPerson(ports, caller, facts, submission, async (tx, { account }) => {
      if (step === 'usernameReset' && account.application === 3) return OWN_ADDRESS;
      const by = caller.session.actorId;
      await takeEffect(tx, ports, account, { ...form.value, step, by });
      await endForAsking(tx, accountId, endSessions, ports.clock.now());
      return ok({});
    });
  };

const restore = async (
  tx: Transaction,
  ports: PersonPorts,
  accountId: string,
  kept: readonly StoredContact[],
): Promise<void> => {
  for (const contact of kept) await tx.accounts.saveContact(accountId, contact);
  await notify(tx, ports, kept, (to) => contactsRestoredNotice(to, ports.providerName));
};

/** Withdraws a required step that the person has not completed. Restores contacts that were deleted for the step. Idempotent. */
const supportTakeBackStep =
  (ports: PersonPorts) =>
  (
    caller: SessionCaller,
    { accountId, askedId }: { readonly accountId: string; readonly askedId: string },
  ): Reply<SupportedUser> => {
    const facts = { operation: 'support.takeBackStep', subjectId: accountId };
    return aboutPerson(ports, caller, facts, null, async (tx): Reply<ActDetail> => {
      const taken = await tx.nextSignIn.takeBack(accountId, askedId);
      if (taken === null) return NOT_FOUND;
      if (taken.was === 'met') return MET;
      if (taken.was === 'open') {
        await restore(tx, ports, accountId, taken.kept);
        await tx.sessions.endPending(accountId, 'support', ports.clock.now());
      }
      return ok({ step: taken.step });
    });
  };

/** Creates the use cases by which staff require a step at a person's next sign-in or withdraw the step. */
export const createAskSteps = (ports: PersonPorts) => ({
  supportStep: supportStep(ports),
  supportTakeBackStep: supportTakeBackStep(ports),
});
