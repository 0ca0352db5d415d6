import type { CallContact } from './contact.ts';
import type { CallList } from './call-list.schema.ts';
import { type CallPlace, callOrder } from './call-order.rule.ts';
import { contactName, contactState } from './contact-state.rule.ts';

const digits = (number: string): string => number.replace(/\D/g, '');

const gapsOf = (callable: readonly CallContact[], policeCome: boolean): readonly string[] => {
  if (callable.length === 0)
    return ['Nobody to call yet: until then an alarm can only be dispatched'];
  const numbers = callable.flatMap(({ phones }) => phones.map(({ number }) => digits(number)));
  const distinct = new Set(numbers).size;
  return [
    ...(policeCome && distinct < 2
      ? ['A second number: two different ones are called before police are sent']
      : []),
    ...(distinct < numbers.length ? ['One number stands on the list twice'] : []),
    ...(callable.some(({ phones }) =>
      phones.some(({ type }) => type === 'Cell' || type === 'Home' || type === 'Other'),
    )
      ? []
      : ['A number outside of the premises']),
  ];
};

/**
 * How complete a call list is (domain guide 6.2 "Checks", 6.7). Who is on vacation or outside of
 * call hours can be called at another time; who is suspended, expired or not on the list yet counts as nobody.
 */
export const callList = (
  contacts: readonly CallContact[],
  now: number,
  place: CallPlace & { readonly policeCome: boolean },
): CallList => {
  const today = place.clock.wallTime(now, place.timeZone).slice(0, 10);
  const counts = (contact: CallContact): boolean => {
    const state = contactState(contact, today);
    return state === 'Active' || state === 'On vacation';
  };
  const callable = contacts.filter(
    (contact) => contact.type !== 'User only' && contact.phones.length > 0 && counts(contact),
  );
  const turns = callOrder(contacts, now, place);
  return {
    callable: callable.length,
    called: turns
      .filter(({ turn }) => turn !== null)
      .toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0))
      .map(({ contact }) => contactName(contact)),
    skipped: turns.flatMap(({ contact, why }) =>
      why === null ? [] : [{ name: contactName(contact), why }],
    ),
    gaps: [...gapsOf(callable, place.policeCome)],
  };
};
