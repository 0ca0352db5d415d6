import { SMOKE_CHECKS, type SmokeCheck, type SmokeCheckName } from './smoke-check.ts';

/** Which checks run, in their order, and which of them only because another needs them. */
export interface CheckPlan {
  readonly checks: readonly SmokeCheck[];
  readonly added: readonly SmokeCheck[];
}

const bring = (names: readonly SmokeCheckName[]): ReadonlySet<SmokeCheckName> => {
  const wanted = new Set(names);
  // From the last to the first, so that the needs of needs come along.
  for (const { name, needs } of SMOKE_CHECKS.toReversed())
    if (wanted.has(name)) for (const need of needs) wanted.add(need);
  // A session that was opened is always ended.
  if (wanted.has('login')) wanted.add('logout');
  return wanted;
};

/** The chosen checks with those they need; whoever signs in also signs out. */
export const planChecks = (chosen: readonly SmokeCheckName[]): CheckPlan => {
  const wanted = bring(chosen);
  const checks = SMOKE_CHECKS.filter(({ name }) => wanted.has(name));
  return { checks, added: checks.filter(({ name }) => !chosen.includes(name)) };
};
