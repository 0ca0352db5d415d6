import { sql } from 'kysely';
import type { MessageState } from '#core/answering-messages/message-state.rule.ts';
import type { NewMessage } from '#core/backend/answering-messages/answering-message.repository.port.ts';
import { sqlMessageIntake } from '../sql/answering-messages/answering-intake.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { DEMO_CALLS } from './answering-calls.ts';
import type { DemoInput } from './demo-database.ts';
import { demoUuid } from './demo-id.ts';
import { HOUR, MINUTE } from './demo-time.ts';
import type { DemoWorld } from './demo-world.ts';
import { DEMO_PEOPLE } from './generate-demo-world.ts';

/** Group of the only dealer with an answering service (domain guide 9.3). */
const GROUP = 4490;
/** One less than the number of the first demo message. */
const BEFORE = 1144;
const MESSAGES = 40;
/** Number of messages in the small demo data. */
const FEW = 16;

/** States of the newest messages (domain guide 9.2 "in all states"). All other messages are closed. */
const STATES: readonly MessageState[] = [
  ...(['Escalated', 'Delivered', 'New', 'New', 'New', 'Held until open'] as const),
  ...(['Acknowledged', 'Acknowledged', 'Acknowledged', 'Acknowledged', 'Acknowledged'] as const),
  ...(['Held until open', 'Acknowledged', 'Delivered', 'Acknowledged'] as const),
];

/** Returns the id of a message. `at` is the position of the message, counted from the newest message. */
export const demoMessage = (at: number): string => demoUuid(`answering message ${at}`);

const idOf = (name: string): string => DEMO_PEOPLE.find((person) => person.name === name)?.id ?? '';

const callAt = (at: number) => DEMO_CALLS[at % DEMO_CALLS.length];

/** Returns the age of a message in milliseconds. */
const agoOf = (at: number): number => (12 + at * 23 + (at > 6 ? (at - 6) * 190 : 0)) * MINUTE;

const stateOf = (at: number): MessageState => STATES[at] ?? 'Closed';

/** Returns a site of the group: a home for index 0, otherwise one of the businesses. */
const siteOf = (world: DemoWorld, index: number | null) => {
  if (index === null) return undefined;
  const own = world.sites.filter(({ siteGroupNum }) => siteGroupNum === GROUP);
  const homes = own.filter(({ kind }) => kind === 'residential');
  const businesses = own.filter(({ kind }) => kind !== 'residential');
  const among = index === 0 || businesses.length === 0 ? homes : businesses;
  return among[index % Math.max(1, among.length)] ?? own[0];
};

const messageAt = (world: DemoWorld, now: number, at: number): NewMessage => {
  const given = callAt(at);
  const site = siteOf(world, given?.site ?? null);
  const state = stateOf(at);
  return {
    id: demoMessage(at),
    siteGroupNum: GROUP,
    receivedAt: now - agoOf(at),
    takenBy: ['TV', 'MK', 'JO'][at % 3] ?? 'TV',
    callerName: given?.caller ?? site?.name.slice(0, 50) ?? 'Unknown caller',
    callback: given?.phone ?? site?.phone ?? null,
    xmit: at % 2 === 0 ? (site?.devices[0]?.xmit ?? null) : null,
    category: given?.category ?? 'Other',
    priority: given?.priority ?? 'Routine',
    text: given?.text ?? '',
    state,
    heldUntil: state === 'Held until open' ? now + 9 * HOUR : null,
    recordingUrl:
      at % 4 === 1 ? `https://recordings.example.com/call/${BEFORE + MESSAGES - at}` : null,
    receiverId: null,
    receiverCounter: null,
  };
};

const triesOf = (at: number, now: number) => {
  const taken = now - agoOf(at);
  const state = stateOf(at);
  const one = (minutes: number, channel: 'call' | 'sms', person: string, result: string) => ({
    minutes,
    channel,
    person,
    result,
  });
  const tries =
    state === 'New' || state === 'Held until open'
      ? []
      : [
          one(1, 'sms', 'Sam Ortiz', 'No answer'),
          ...(at % 3 === 0 || at === 1 ? [one(6, 'call', 'Sam Ortiz', 'Voicemail')] : []),
          ...(state === 'Escalated'
            ? [one(9, 'call', 'Kim Lowell', 'No answer')]
            : [one(11, 'call', at % 2 === 0 ? 'Sam Ortiz' : 'Kim Lowell', 'Delivered')]),
        ];
  return tries.map(({ minutes, channel, person, result }, index) => ({
    id: demoUuid(`answering try ${at} ${index}`),
    message_id: demoMessage(at),
    at: Math.min(now, taken + minutes * MINUTE),
    channel,
    person,
    outbox_id: null,
    result: result as 'Delivered' | 'No answer' | 'Voicemail',
  }));
};

const doneTo = (at: number, now: number) => {
  const state = stateOf(at);
  const taken = now - agoOf(at);
  const one = (minutes: number, kind: 'note' | 'act', text: string) => ({
    id: demoUuid(`answering entry ${at} ${text}`),
    message_id: demoMessage(at),
    at: Math.min(now, taken + minutes * MINUTE),
    kind,
    by: at % 2 === 0 ? 'Sam Ortiz' : 'Dana Reyes',
    text,
  });
  if (at === 1) return [one(12, 'note', 'Timer test arrived at 02:00; the second path is down.')];
  const acknowledged = one(25, 'act', 'Acknowledged');
  if (state === 'Acknowledged') return [acknowledged];
  return state === 'Closed'
    ? [acknowledged, one(40, 'act', 'Called back'), one(50, 'act', 'Closed: Handled')]
    : [];
};

/** Writes the messages of the dealer with an answering service, in all states, with delivery attempts and actions. */
export const writeAnswering = async (
  tx: SqlTransaction,
  world: DemoWorld,
  { now, size }: Pick<DemoInput, 'now' | 'size'>,
): Promise<void> => {
  const places = Array.from({ length: size === 'small' ? FEW : MESSAGES }, (_, at) => at);
  await insertRows(tx, 'answering_counter', {
    site_group_num: GROUP,
    last_num: BEFORE + MESSAGES - places.length,
  });
  const oldestFirst = places.toReversed().map((at) => messageAt(world, now, at));
  await sqlMessageIntake(tx).take(oldestFirst);
  await insertRows(
    tx,
    'answering_delivery',
    places.flatMap((at) => triesOf(at, now)),
  );
  await insertRows(
    tx,
    'answering_entry',
    places.flatMap((at) => doneTo(at, now)),
  );
  await sql`
    update answering_message m
       set outcome = case when state = 'Closed' then 'Handled' end,
           changed_by = done.by, changed_at = done.at,
           rev = 2
      from (select distinct on (message_id) message_id, by, at from answering_entry
             order by message_id, at desc) done
     where done.message_id = m.id`.execute(tx);
  await tx
    .updateTable('answering_message')
    .set({ assigned_id: idOf('Sam Ortiz'), assigned_to: 'Sam Ortiz' })
    .where('id', 'in', [1, 6, 7, 9].map(demoMessage))
    .execute();
};
