import { formatPhone } from '../kernel/format-phone.rule.ts';
import { differentNumbers, dialled } from './call-order.rule.ts';
import { calledInstead } from './why-not-called.rule.ts';
import type { CallContact } from './contact.ts';
import { contactName, contactState } from './contact-state.rule.ts';

/**
 * Returns the contacts who can be called about an alarm at any time of day. Includes contacts on vacation or outside call
 * hours; excludes contacts that are suspended, expired or not yet active.
 */
export const callableContacts = <C extends CallContact>(
  contacts: readonly C[],
  today: string,
): readonly C[] =>
  contacts.filter((contact) => {
    const state = contactState(contact, today);
    return (
      contact.type !== 'User only' &&
      contact.phones.length > 0 &&
      calledInstead(contact.notices, 'alarm') === null &&
      (state === 'Active' || state === 'On vacation')
    );
  });

/**
 * Returns true if a change removes the site's last own contact who can be called. Returns false if there was none before
 * the change (domain guide 6.2 "Checks").
 */
export const losesLastCallable = (
  before: readonly CallContact[],
  after: readonly CallContact[],
  today: string,
): boolean => {
  const own = (contacts: readonly CallContact[]) =>
    callableContacts(contacts, today).filter(({ inherited }) => !inherited).length;
  return own(before) > 0 && own(after) === 0;
};

/** A warning about a call list that is allowed but unwise. */
export interface ListWarning {
  readonly id: 'secondNumber' | 'sameNumber' | 'cellAsPremises';
  readonly words: string;
}

const sameNumbers = (contacts: readonly CallContact[]): readonly ListWarning[] => {
  const holders = new Map<string, { readonly number: string; readonly names: string[] }>();
  for (const contact of contacts)
    contact.phones.forEach((phone, at) => {
      const key = dialled(contact, phone, at);
      const known = holders.get(key) ?? { number: phone.number, names: [] };
      known.names.push(contactName(contact));
      holders.set(key, known);
    });
  return [...holders.values()]
    .filter(({ names }) => names.length > 1)
    .map(({ number, names }) => ({
      id: 'sameNumber',
      words: `${formatPhone(number)} is on the list twice: ${[...new Set(names)].join(' and ')}`,
    }));
};

/** Returns the warnings about a call list. Warnings never block saving (domain guide 6.2 "Checks"). */
export const listWarnings = (
  contacts: readonly CallContact[],
  { policeCome, today }: { readonly policeCome: boolean; readonly today: string },
): readonly ListWarning[] => {
  const callable = callableContacts(contacts, today);
  const own = contacts.filter(({ inherited }) => !inherited);
  const cells = own.flatMap((contact) =>
    contact.type === 'Premises' && contact.phones.some(({ type }) => type === 'Cell')
      ? [contactName(contact)]
      : [],
  );
  return [
    ...(policeCome && differentNumbers(callable) < 2
      ? [
          {
            id: 'secondNumber' as const,
            words: 'Police are sent only after calls to two different numbers. Add a second number',
          },
        ]
      : []),
    ...sameNumbers(own),
    ...cells.map((name) => ({
      id: 'cellAsPremises' as const,
      words: `${name} is of the type Premises with a cell number, which leaves the site with whoever carries it`,
    })),
  ];
};
