/** The steps of creating an account, in order (domain guide 6.18). */
export const ACCOUNT_STEPS = [
  { id: 'account', title: 'Account' },
  { id: 'premises', title: 'Premises' },
  { id: 'agencies', title: 'Agencies & permits' },
  { id: 'contacts', title: 'Contacts' },
  { id: 'passcodes', title: 'Passcodes' },
  { id: 'zones', title: 'Zones' },
  { id: 'schedules', title: 'Schedules & notifications' },
  { id: 'agreement', title: 'Agreement & services' },
  { id: 'review', title: 'Review' },
] as const;
export type AccountStep = (typeof ACCOUNT_STEPS)[number]['id'];

/** Returns the title of a step, or an empty string for an unknown step. */
export const stepTitle = (step: AccountStep): string =>
  ACCOUNT_STEPS.find(({ id }) => id === step)?.title ?? '';

/** Returns the step before the given one, or null before the first. */
export const stepBefore = (step: AccountStep): (typeof ACCOUNT_STEPS)[number] | null =>
  ACCOUNT_STEPS[ACCOUNT_STEPS.findIndex(({ id }) => id === step) - 1] ?? null;

/** Returns the step after the given one, or null after the last. */
export const stepAfter = (step: AccountStep): (typeof ACCOUNT_STEPS)[number] | null =>
  ACCOUNT_STEPS[ACCOUNT_STEPS.findIndex(({ id }) => id === step) + 1] ?? null;

/** Returns all steps before the given one, in order. */
export const earlierSteps = (step: AccountStep): readonly AccountStep[] => {
  const ids = ACCOUNT_STEPS.map(({ id }) => id);
  return ids.slice(0, ids.indexOf(step));
};
