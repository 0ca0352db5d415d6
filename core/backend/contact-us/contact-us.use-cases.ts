import {
  contactNumberForm,
  contactNumberFormSchema,
  type ContactNumber,
  type ContactNumberForm,
} from '../../contact-us/contact-number.schema.ts';
import {
  contactMessageSchema,
  type ContactMessage,
  type ContactUs,
} from '../../contact-us/contact-us.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { IntakePlace, IntakeReceipt } from '../../intake/bug-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainTexts } from '../intake/plain-texts.rule.ts';
import { intakeFacts, type Sent, storeIntake } from '../intake/store-intake.operation.ts';
import {
  storeRows,
  storedFactsOf,
  type RowRevision,
  type StorePorts,
} from '../stored-list/store-rows.operation.ts';
import { invalid, NOT_FOUND, type Reply } from '../refusal.ts';
import { supportAnswer } from './support-answer.use-case.ts';
import { guessOf, lookUp } from '../sites/list-sites.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';

/** Maximum number of the caller's own messages that are returned. */
const MOST_SENT = 100;

/** Use cases for contacting the provider, and for the contact numbers that staff maintain (domain guide 6.19 "Contact us"). */
export const createContactUs = (
  ports: StorePorts & Pick<BackendPorts, 'ids' | 'providerName' | 'publicUrls'>,
) => {
  const numbers = storeRows(ports, {
    noun: 'contactNumber',
    fields: contactNumberForm.names,
    rows: (tx) => tx.contactUs.numbers,
    validate: (form: ContactNumberForm) => {
      const read = readForm(contactNumberFormSchema, contactNumberForm.pick(form));
      return read.ok ? read : invalid(`${Object.values(read.error).flat().join('. ')}.`);
    },
    begin: (form, facts) => ({ ...form, ...facts }),
    nameOf: ({ purpose }) => purpose,
  });
  return {
    /** Returns the contact numbers, and the caller's own messages with their answers. */
    contactUs: ({ session }: SessionCaller): Reply<ContactUs> =>
      ports.unitOfWork.read(async (tx) =>
        ok(await tx.contactUs.read(session.accountId, MOST_SENT)),
      ),

    /** Stores a message to the provider. An account outside the caller's scope is not found (SECURITY.md T8). */
    sendContactMessage: async (
      caller: SessionCaller,
      { idempotencyKey, siteGroupNum, ...sent }: ContactMessage & IntakePlace & Sent,
    ): Reply<IntakeReceipt> => {
      const form = readForm(contactMessageSchema, plainTexts(sent));
      if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
      const { topic, xmit, text } = form.value;
      let siteNum: number | null = null;
      if (xmit !== '') {
        const viewer = siteViewer(caller, { siteGroupNum });
        if (viewer === null) return NOT_FOUND;
        const where = { viewer, guess: guessOf(caller), now: ports.clock.now() };
        const found = await lookUp(ports, caller, `transmitter ${xmit}`, (tx) =>
          tx.history.device(where, xmit),
        );
        if (!found.ok) return found;
        ({ siteNum } = found.value);
      }
      const submission = { key: idempotencyKey, route: 'sendContactMessage', body: sent };
      return storeIntake(ports, caller, submission, {
        ...intakeFacts(ports, caller, sent, siteGroupNum),
        kind: 'message',
        summary: topic,
        siteNum,
        text,
      });
    },

    supportAnswer: supportAnswer(ports),

    /** Returns the contact numbers to the staff who maintain them. */
    listContactNumbers: (): Reply<{ rows: ContactNumber[] }> =>
      ports.unitOfWork.read(async (tx) => {
        const rows = await tx.contactUs.numbers.list();
        return ok({
          rows: rows.map((row) => ({ ...storedFactsOf(row), ...contactNumberForm.pick(row) })),
        });
      }),

    addContactNumber: (
      caller: SessionCaller,
      { id, ...form }: ContactNumberForm & Pick<RowRevision, 'id'>,
    ) => numbers.add(caller, { id, form }),
    changeContactNumber: (
      caller: SessionCaller,
      { id, rev, ...form }: ContactNumberForm & RowRevision,
    ) => numbers.change(caller, { id, rev, form }),
    removeContactNumber: numbers.remove,
    restoreContactNumber: numbers.restore,
  };
};
