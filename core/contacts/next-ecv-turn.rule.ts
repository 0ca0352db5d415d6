import { contactForm, type TypedContact } from './contact-form.schema.ts';
import type { Contact } from './contact-list.schema.ts';

/** A call list as far as turns go. */
interface Turns {
  readonly contacts: readonly Pick<Contact, 'inherited' | 'ecvOrder'>[];
  readonly ecvContacts: number;
}

/** The turn in enhanced call verification a new contact begins with: the first that nobody of the site has, as long as the group wishes for one; null otherwise (domain guide 6.10 "ECV default"). */
export const nextEcvTurn = ({ contacts, ecvContacts }: Turns): number | null => {
  const taken = new Set(contacts.flatMap((one) => (one.inherited ? [] : [one.ecvOrder])));
  const turns = Array.from({ length: ecvContacts }, (_, at) => at + 1);
  return turns.find((turn) => !taken.has(turn)) ?? null;
};

/** What the form of a new contact of a list begins with. */
export const blankContact = (list: Turns): TypedContact => {
  const turn = nextEcvTurn(list);
  return { ...contactForm.show(null), ecvOrder: turn === null ? '' : String(turn) };
};
