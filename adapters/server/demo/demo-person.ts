import type { Variant } from '#core/session/user.schema.ts';
import { demoId } from './demo-id.ts';

/** A login's connection to one site, by its transmitter code. */
export interface DemoLink {
  readonly xmit: string;
  readonly isFavorite: boolean;
}

/** How a person shows up in the demo panel of the sign-in screen. */
export interface DemoListing {
  readonly who: string;
  readonly shows: string;
}

/** One person who may sign in, before anything is hashed. */
export interface DemoPerson {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly application: 1 | 2 | 3;
  readonly beta: boolean;
  readonly siteGroups: readonly number[];
  readonly links: readonly DemoLink[];
  readonly permissions: readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly mfaRequired: boolean;
  readonly usernameReset: boolean;
  readonly securityQuestions: boolean;
  readonly passwordReset: boolean;
  readonly termsAccepted: boolean;
  readonly privacyAccepted: boolean;
  /** False while the person was invited and has not chosen a password. */
  readonly registered: boolean;
  /** Null for people the panel does not offer. */
  readonly listing: DemoListing | null;
}

/** Where a person signs in. */
export const variantOf = (person: DemoPerson): Variant =>
  person.application === 3 ? 'consumer' : 'dealer';

/** Ordinary settings of a person; each entry of the cast states only what differs. */
const ORDINARY = {
  beta: true,
  siteGroups: [],
  links: [],
  permissions: [],
  phone: null,
  mfaRequired: false,
  usernameReset: false,
  securityQuestions: false,
  passwordReset: false,
  termsAccepted: true,
  privacyAccepted: true,
  registered: true,
  listing: null,
} as const satisfies Partial<DemoPerson>;

/** Introduces people who have something in common; whoever has no other mail has it at example.com. */
export const castOf =
  (common: Partial<DemoPerson> & Pick<DemoPerson, 'application'>) =>
  (num: number, username: string, name: string, own: Partial<DemoPerson>): DemoPerson => ({
    ...ORDINARY,
    id: demoId(num),
    username,
    name,
    email: username.includes('@') ? username : `${username}@example.com`,
    ...common,
    ...own,
  });

/** One of the cast. */
export const personCalled = (people: readonly DemoPerson[], username: string): DemoPerson => {
  const person = people.find((one) => one.username === username);
  if (person === undefined) throw new Error(`nobody is called ${username}`);
  return person;
};
