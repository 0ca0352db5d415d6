import { SMOKE_CHECKS, type SmokeCheck, type SmokeCheckName } from './smoke-check.ts';

/** The smoke checks to run, in order, and the names of the checks included only because other checks need them. */
export interface CheckPlan {
  readonly checks: readonly SmokeCheck[];
  readonly added: readonly SmokeCheck[];
}

const bring = (names: readonly SmokeCheckName[]): ReadonlySet<SmokeCheckName> => {
  const wanted = new Set(names);
  // The loop goes from the last check to the first, so that the needs of needed checks are also included.
  for (const { name, needs } of SMOKE_CHECKS.toReversed())
    if (wanted.has(name)) for (const need of needs) wanted.add(need);
  // A session that a check opens is always ended.
  if (wanted.has('login')) wanted.add('logout');
  return wanted;
};

/** Returns the selected checks and the checks they need. A plan with a sign-in also has a sign-out. */
export const planChecks = (chosen: readonly SmokeCheckName[]): CheckPlan => {
  const wanted = bring(chosen);
  const checks = SMOKE_CHECKS.filter(({ name }) => wanted.has(name));
  return { checks, added: checks.filter(({ name }) => !chosen.includes(name)) };
};
