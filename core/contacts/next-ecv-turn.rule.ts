import { contactForm, type TypedContact } from './contact-form.schema.ts';
import type { Contact } from './contact-list.schema.ts';

/** The parts of a call list that decide the next ECV turn. */
interface Turns {
  readonly contacts: readonly Pick<Contact, 'inherited' | 'ecvOrder'>[];
  readonly ecvContacts: number;
}

/**
 * Returns the ECV turn of a new contact: the lowest free turn up to `ecvContacts`; null if no turn is free (domain guide
 * 6.10 "ECV default").
 */
export const nextEcvTurn = ({ contacts, ecvContacts }: Turns): number | null => {
  const taken = new Set(contacts.flatMap((one) => (one.inherited ? [] : [one.ecvOrder])));
  const turns = Array.from({ length: ecvContacts }, (_, at) => at + 1);
  return turns.find((turn) => !taken.has(turn)) ?? null;
};

/** Returns the initial form values of a new contact. */
export const blankContact = (list: Turns): TypedContact => {
  const turn = nextEcvTurn(list);
  return { ...contactForm.show(null), ecvOrder: turn === null ? '' : String(turn) };
};
