import type { TestScope } from './site-test.schema.ts';
import { scopeText } from './scope-text.rule.ts';

/** The devices and scope of a test, with its end in milliseconds UTC. */
export interface UnwatchedTest {
  readonly devNums: readonly number[];
  readonly scope: TestScope;
  readonly endsAt: number;
}

export interface NamedDevice {
  readonly devNum: number;
  readonly transmitterCode: string;
}

/** Returns the part of a site that a test covers, such as "zones 7, 8" or a device's number. Null means the whole site. */
export const testedPart = (
  { devNums, scope }: Pick<UnwatchedTest, 'devNums' | 'scope'>,
  devices: readonly NamedDevice[],
): string | null => {
  if (scope.kind !== 'all') return scopeText(scope).toLowerCase();
  if (devices.every(({ devNum }) => devNums.includes(devNum))) return null;
  const nameOf = (devNum: number): string =>
    devices.find((device) => device.devNum === devNum)?.transmitterCode ?? String(devNum);
  return devNums.map(nameOf).join(', ');
};

/**
 * Returns what running tests leave unmonitored and until when, or null when no test is running. If any test covers the
 * whole site, only tests that cover the whole site are considered.
 */
export const unwatched = (
  running: readonly UnwatchedTest[],
  devices: readonly NamedDevice[],
): { readonly until: number; readonly part: string | null } | null => {
  if (running.length === 0) return null;
  const parts = running.map((test) => testedPart(test, devices));
  const whole = running.filter((_, at) => parts[at] === null);
  const counted = whole.length > 0 ? whole : running;
  return {
    until: Math.max(...counted.map(({ endsAt }) => endsAt)),
    part: whole.length > 0 ? null : [...new Set(parts)].join('; '),
  };
};
