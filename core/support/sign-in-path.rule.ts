import { LOGIN_STEPS, type LoginStep } from '../permission/login-step.ts';
import type { AskedStep } from './asked-step.schema.ts';
import type { SupportedUser } from './supported-users.schema.ts';
import { groupsLine } from './diagnostics-of.rule.ts';

/** The obstacle that prevents a person from starting to sign in. If there are several obstacles, the most serious one is used. */
export type Hindrance = 'disabled' | 'invited' | 'waiting';

/** One stage of a sign-in, as the person sees it. */
export type PathPlace =
  | { readonly at: 'credentials'; readonly hindrance: Hindrance | null }
  /** The sign-in sends its code to a contact that support corrected. */
  | { readonly at: 'correction' }
  | { readonly at: 'step'; readonly step: LoginStep; readonly asked: AskedStep | null }
  | { readonly at: 'home'; readonly words: string };

type Person = Pick<
  SupportedUser,
  | 'applicationNum'
  | 'askedSteps'
  | 'beta'
  | 'correction'
  | 'disabled'
  | 'groups'
  | 'pendingSteps'
  | 'registered'
  | 'waiting'
>;

const hindranceOf = ({ disabled, registered, waiting }: Person): Hindrance | null => {
  if (disabled) return 'disabled';
  if (!registered) return 'invited';
  return waiting ? 'waiting' : null;
};

const homeOf = (person: Person): string => {
  if (person.applicationNum === 1) return 'Goes to the staff Home.';
  if (person.applicationNum === 3) return 'Goes to Summary.';
  if (!person.beta) return 'Goes to the classic portal.';
  const [first] = person.groups;
  return first === undefined
    ? 'Not in any group: no data is shown.'
    : `Goes to Home of ${groupsLine({ groups: [first] })}.`;
};

/** Returns the stages of a person's next sign-in, from the credentials to the end (spec §4.1, domain guide 6.17). */
export const signInPath = (person: Person): readonly PathPlace[] => [
  { at: 'credentials', hindrance: hindranceOf(person) },
  ...LOGIN_STEPS.flatMap((step): PathPlace[] => {
    if (step === 'mfaVerify' && person.correction !== null) return [{ at: 'correction' }];
    if (!person.pendingSteps.includes(step)) return [];
    return [
      { at: 'step', step, asked: person.askedSteps.find((one) => one.step === step) ?? null },
    ];
  }),
  { at: 'home', words: homeOf(person) },
];

/**
 * Returns the steps that staff can still request: those not already in the next sign-in. A customer's username cannot be
 * reset, because it is the e-mail address.
 */
export const stepsToAsk = (person: Person): readonly LoginStep[] =>
  LOGIN_STEPS.filter(
    (step) =>
      !person.pendingSteps.includes(step) &&
      (step !== 'usernameReset' || person.applicationNum !== 3) &&
      (step !== 'mfaVerify' || person.correction === null),
  );
