import { SMOKE_CHECKS, type SmokeCheck, type SmokeCheckName } from './smoke-check.ts';

/** The checks to run, in order, and those included only because others need them. */
export interface CheckPlan {
  readonly checks: readonly SmokeCheck[];
  readonly added: readonly SmokeCheck[];
}

const bring = (names: readonly SmokeCheckName[]): ReadonlySet<SmokeCheckName> => {
  const wanted = new Set(names);
  // From the last to the first, so that indirect needs are included.
  for (const { name, needs } of SMOKE_CHECKS.toReversed())
    if (wanted.has(name)) for (const need of needs) wanted.add(need);
  // An opened session is always ended.
  if (wanted.has('login')) wanted.add('logout');
  return wanted;
};

/** Returns the selected checks with those they need. A plan that signs in also signs out. */
export const planChecks = (chosen: readonly SmokeCheckName[]): CheckPlan => {
  const wanted = bring(chosen);
  const checks = SMOKE_CHECKS.filter(({ name }) => wanted.has(name));
  return { checks, added: checks.filter(({ name }) => !chosen.includes(name)) };
};
