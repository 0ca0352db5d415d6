import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoUuid } from './demo-id.ts';
import { DAY } from './demo-time.ts';
import { DEMO_PEOPLE } from './generate-demo-world.ts';

/** Group of the only dealer with an answering service (domain guide 9.3). */
const GROUP = 4490;

/** Returns the id of the notification rule at an index. */
export const demoRule = (at: number): string => demoUuid(`notify rule ${at}`);

/** Writes two notification rules of the dealer with an answering service: one active, one inactive. */
export const writeAutoNotify = async (tx: SqlTransaction, now: number): Promise<void> => {
  const sam = DEMO_PEOPLE.find(({ name }) => name === 'Sam Ortiz')?.id ?? null;
  const common = {
    site_group_num: GROUP,
    since: now,
    changed_by: 'Sam Ortiz',
    changed_at: now - 3 * DAY,
    created_at: now - 3 * DAY,
    channel: 'email' as const,
    categories: '[]',
  };
  await insertRows(tx, 'notify_rule', [
    {
      ...common,
      id: demoRule(0),
      cause: 'message',
      who: 'contact',
      who_id: sam,
      priorities: '["Urgent","Emergency"]',
      emails: '[]',
      timing: 'always',
      digest: 'immediate',
    },
    {
      ...common,
      id: demoRule(1),
      cause: 'lowBattery',
      who: 'emails',
      who_id: null,
      priorities: '[]',
      emails: '["office@bluestone.example.com"]',
      timing: 'hold',
      digest: 'daily',
      enabled: false,
    },
  ]);
};
