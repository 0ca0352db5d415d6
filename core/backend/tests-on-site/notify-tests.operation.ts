import { isoInstant } from '../../kernel/instant.ts';
import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import type { ActivityKind } from '../../alarms/activity-kind.ts';
import { testComment } from '../../tests-on-site/scope-text.rule.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import { type NoticePorts, notifyContacts } from '../contacts/notify-contacts.operation.ts';
import type { NoticeFact } from '../contacts/notice-messages.rule.ts';
import type { StoredTest } from './site-test.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Events of a test in site history (domain guide 6.1, 5.3). */
export type TestEvent =
  | 'Test started'
  | 'Test extended'
  | 'Test ended'
  | 'Test planned'
  | 'Test changed'
  | 'Test removed';

/** A history line about a test. `by` is null if the event happened without a user. */
export interface NotifiedTest {
  readonly event: TestEvent;
  readonly test: StoredTest;
  readonly at: number;
  readonly by: string | null;
  /** True if contacts are not notified of the end, because signals are not acted on even after the end. */
  readonly quietly?: true;
}

const OF_OPERATORS: readonly TestEvent[] = ['Test started', 'Test extended', 'Test ended'];

const kindOf = ({ event, by }: NotifiedTest): ActivityKind => {
  if (by === null) return 'System';
  return OF_OPERATORS.includes(event) ? 'Operator action' : 'Data change';
};

/** Texts that notify contacts when a test begins, and when it ends. */
const NOTICES: Readonly<Partial<Record<TestEvent, string>>> = {
  'Test started': 'A test started: its signals are logged but no one acts on them',
  'Test ended': 'A test ended: signals are acted on again',
};

const factsOf = ({ event, test, at, quietly }: NotifiedTest): readonly NoticeFact[] => {
  const text = NOTICES[event];
  return text === undefined || quietly ? [] : [{ siteNum: test.siteNum, kind: 'test', at, text }];
};

const commentOf = (test: StoredTest): string =>
  test.verifiedBy === null
    ? testComment(test)
    : `${testComment(test)}. Verified by ${test.verifiedBy}`;

const lineOf = (ports: Pick<NoticePorts, 'ids'>, notified: NotifiedTest): NewActivity => {
  const { test, event, at, by } = notified;
  return {
    id: ports.ids.next(),
    siteGroupNum: test.siteGroupNum,
    siteNum: test.siteNum,
    devNum: test.devNums.length === 1 ? (test.devNums[0] ?? null) : null,
    at,
    kind: kindOf(notified),
    event,
    actor: by,
    comment: commentOf(test),
    detail: {
      testId: test.id,
      startsAt: isoInstant(test.startsAt),
      endsAt: isoInstant(test.endsAt),
    },
  };
};

/** The live event contains neither who acted nor why, because only viewers with the right to read tests may see that. */
const liveOf = (line: NewActivity, notified: NotifiedTest): NewLiveEvent[] => {
  const { siteNum, id, at, kind, event } = line;
  const devNum = line.devNum ?? null;
  const { test } = notified;
  return [
    { siteNum, devNum, kind: 'activity', data: { id, at, kind, event } },
    { siteNum, devNum, kind: 'test', data: { testId: test.id, event, endsAt: test.endsAt } },
  ];
};

/** Adds history lines and notifies viewers. All lines must belong to one site group. Call this last before the audit log is written. */
export const notifyTests = async (
  tx: Transaction,
  ports: NoticePorts,
  notified: readonly NotifiedTest[],
  more: readonly NewLiveEvent[] = [],
): Promise<void> => {
  const lines = notified.map((one) => lineOf(ports, one));
  await tx.activity.append(lines);
  await notifyContacts(tx, ports, notified.flatMap(factsOf));
  const events = lines.flatMap((line, at) => {
    const one = notified[at];
    return one === undefined ? [] : liveOf(line, one);
  });
  const group = notified[0]?.test.siteGroupNum;
  if (group !== undefined) await tx.live.append(group, [...events, ...more], ports.clock.now());
};
