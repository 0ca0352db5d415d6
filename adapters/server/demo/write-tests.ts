import type { InsertObject } from 'kysely';
import { dueWarning, nextDue } from '#core/tests-on-site/due-warning.rule.ts';
import { TEST_CATEGORIES } from '#core/tests-on-site/test-limits.ts';
import type { TestWarning } from '#core/tests-on-site/site-test.schema.ts';
import type { Schema } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { DEMO_PEOPLE } from './generate-demo-world.ts';
import type { DemoTest, DemoWorld } from './demo-world.ts';

const WARNING: TestWarning = { minutes: [15], channels: ['inApp'] };

/** Returns the account id of the person who placed the test, or null for a person without an account, for example a former employee. */
const placerOf = (name: string): string | null =>
  DEMO_PEOPLE.find((person) => person.name === name)?.id ?? null;

const rowOf = (
  { testNum, devNum, placedBy, ...test }: DemoTest,
  siteGroupNum: number,
  now: number,
): InsertObject<Schema, 'site_test'> => {
  const noted = test.startsAt <= now ? 'started' : 'none';
  const facts = { ...test, clearedAt: null, warning: WARNING, warned: [] };
  const warned = dueWarning(facts, now)?.settled ?? [];
  return {
    id: demoId(testNum),
    site_num: test.siteNum,
    site_group_num: siteGroupNum,
    mode: 'noAction',
    dev_nums: [devNum],
    scope: JSON.stringify({ kind: 'all', zones: [], serviceTypes: [] }),
    category: test.category,
    starts_at: test.startsAt,
    ends_at: test.endsAt,
    reason: TEST_CATEGORIES[test.category].reason,
    role: placedBy === 'Customer' ? 'customer' : 'dealer',
    placed_by_id: placerOf(placedBy),
    placed_by: placedBy,
    warning: JSON.stringify(WARNING),
    warned,
    noted,
    due_at: nextDue({ ...facts, warned, noted }),
    created_at: Math.min(test.startsAt, now),
    updated_at: Math.min(test.startsAt, now),
    updated_by: placedBy,
  };
};

/** Builds the rows of the demo tests. Marks log entries and warnings that were due before now as written. */
export const demoTestRows = (
  world: DemoWorld,
  groups: ReadonlyMap<number, number>,
  now: number,
): readonly InsertObject<Schema, 'site_test'>[] =>
  world.tests.map((test) => rowOf(test, groups.get(test.siteNum) ?? 0, now));
