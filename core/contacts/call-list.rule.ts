import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { CallList } from './call-list.schema.ts';
import { wallMoment } from './hours-of-day.rule.ts';
import { callOrder, differentNumbers } from './call-order.rule.ts';
import type { CallContact } from './contact.ts';
import { contactName } from './contact-state.rule.ts';
import { callableContacts } from './list-warnings.rule.ts';

export interface CallPlace {
  readonly clock: WallClock;
  readonly timeZone: string;
  readonly policeCome: boolean;
}

const gapsOf = (callable: readonly CallContact[], policeCome: boolean): readonly string[] => {
  if (callable.length === 0)
    return ['No one to call yet: until you add someone, we can only dispatch'];
  const phones = callable.flatMap((contact) => contact.phones);
  const distinct = differentNumbers(callable);
  return [
    ...(policeCome && distinct < 2
      ? ['A second number: two different numbers are called before police are sent']
      : []),
    ...(distinct < phones.length ? ['The same number is on the list twice'] : []),
    ...(phones.some(({ type }) => type === 'Cell' || type === 'Home' || type === 'Other')
      ? []
      : ['A number away from the premises']),
  ];
};

/** Returns whether a call list is complete, and who on the list would be called about a burglary now (domain guide 6.2 "Checks", 6.7). */
export const callList = (
  contacts: readonly CallContact[],
  now: number,
  { clock, timeZone, policeCome }: CallPlace,
): CallList => {
  const moment = wallMoment(clock.wallTime(now, timeZone));
  const callable = callableContacts(contacts, moment.today);
  const site = { places: [], policeCome, agencies: {} };
  const people = callOrder(site, contacts, { kind: 'burglary', moment }).flatMap((step) =>
    step.step === 'contact' ? [step] : [],
  );
  return {
    callable: callable.length,
    called: people.filter(({ turn }) => turn !== null).map(({ contact }) => contactName(contact)),
    skipped: people
      .filter(({ turn }) => turn === null)
      .map(({ contact, why }) => ({ name: contactName(contact), why })),
    gaps: [...gapsOf(callable, policeCome)],
  };
};
