import type { Variant } from '#core/session/user.schema.ts';
import { demoId } from './demo-id.ts';

/** Links a login to one site by the site's transmitter code. */
export interface DemoLink {
  readonly xmit: string;
  readonly isFavorite: boolean;
}

/** The entry of an account in the demo panel on the sign-in screen. */
export interface DemoListing {
  readonly who: string;
  readonly shows: string;
}

/** A demo user who can sign in, before secrets are hashed. */
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
  /** False while the user is invited and has not chosen a password yet. */
  readonly registered: boolean;
  /** Null for users that the demo panel does not list. */
  readonly listing: DemoListing | null;
}

/** Returns the variant in which a user signs in. */
export const variantOf = (person: DemoPerson): Variant =>
  person.application === 3 ? 'consumer' : 'dealer';

/** Default properties of a user. Each user's entry lists only the differences. */
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

/** Returns a function that builds users with common properties. The default e-mail address is at example.com. */
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

/** Returns the user with this username. Throws if no user has the username. */
export const personCalled = (people: readonly DemoPerson[], username: string): DemoPerson => {
  const person = people.find((one) => one.username === username);
  if (person === undefined) throw new Error(`nobody is called ${username}`);
  return person;
};
