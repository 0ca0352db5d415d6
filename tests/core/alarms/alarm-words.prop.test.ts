import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarmHeadline } from '#core/alarms/alarm-headline.rule.ts';
import { ALARM_STATES, type AlarmRow, type AlarmStory } from '#core/alarms/alarm-story.schema.ts';
import { rowWords, storyWords } from '#core/alarms/story-words.rule.ts';
import { ACTIVITY_KINDS } from '#core/signals/activity-kind.ts';
import { EVENT_CODES } from '#core/signals/event-codes.ts';
import { DISPOSITIONS, OPERATOR_ACTIONS } from '#core/signals/operator-action.ts';

const AT = '2026-11-22T02:11:07.000Z';
const row = (rest: Partial<AlarmRow>): AlarmRow => ({
  id: 'r',
  at: AT,
  kind: 'Alarm',
  event: 'Perimeter',
  code: '131',
  zone: '002',
  zoneText: 'Back door – contact',
  actor: null,
  contact: null,
  comment: null,
  disposition: null,
  ...rest,
});
const action = (event: string, rest: Partial<AlarmRow> = {}): AlarmRow =>
  row({
    kind: 'Operator action',
    event,
    code: null,
    zone: null,
    zoneText: null,
    actor: 'KM',
    ...rest,
  });
const story = (rows: readonly AlarmRow[], rest: Partial<AlarmStory> = {}): AlarmStory => ({
  alarmNum: 900001,
  devNum: 1,
  priority: 2,
  serviceType: 'Burglary',
  event: 'Perimeter – Back door',
  state: 'New',
  raisedAt: AT,
  pickedUpAt: null,
  holdUntil: null,
  clearedAt: null,
  disposition: null,
  rows: [...rows],
  ...rest,
});

const said = fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: null });
const anyRow: fc.Arbitrary<AlarmRow> = fc.record({
  id: fc.uuid(),
  at: fc.constant(AT),
  kind: fc.constantFrom(...ACTIVITY_KINDS),
  event: fc.constantFrom(...OPERATOR_ACTIONS, 'Perimeter', 'Test started'),
  code: fc.option(fc.constantFrom(...EVENT_CODES.map(({ code }) => code)), { nil: null }),
  zone: said,
  zoneText: said,
  actor: said,
  contact: said,
  comment: said,
  disposition: fc.option(fc.constantFrom(...DISPOSITIONS), { nil: null }),
});
const anyStory = fc
  .tuple(fc.array(anyRow, { maxLength: 12 }), fc.constantFrom(...ALARM_STATES))
  .map(([rows, state]) => story(rows, { state, disposition: state === 'Cleared' ? 'Test' : null }));

describe('an alarm in words', () => {
  it('leaves no row and no story without words, and no place open in them', () => {
    fc.assert(
      fc.property(anyStory, (told) => {
        const words = [...told.rows.map(rowWords), storyWords(told)];
        const { title, text, next } = alarmHeadline(told);
        for (const one of [...words, title, text, ...next]) {
          expect(one.trim()).not.toBe('');
          expect(one).not.toMatch(/\{place\}|undefined|null/);
        }
        expect(next.length === 0).toBe(told.state === 'Cleared');
      }),
    );
  });

  it('says that help is on the way exactly while it was asked for and not called off', () => {
    const steps = fc.array(
      fc.constantFrom('Dispatched', 'Cancelled dispatch', 'Called', 'Reached'),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(steps, (events) => {
        const told = story([row({}), ...events.map((one) => action(one, { contact: 'Police' }))]);
        const last = events.findLast((one) => one === 'Dispatched' || one === 'Cancelled dispatch');
        expect(alarmHeadline(told).title === 'Police are on the way').toBe(last === 'Dispatched');
      }),
    );
  });

  it('tells the newest fact as its headline', () => {
    const begun = [row({}), action('Picked up')];
    const title = (...rows: readonly AlarmRow[]) => alarmHeadline(story(rows)).title;
    expect(title(row({}))).toBe('Your alarm went off');
    expect(title(...begun)).toBe('An operator is looking at it');
    expect(title(...begun, action('Reached', { contact: 'Luis Romero' }))).toBe(
      'We reached Luis Romero',
    );
    const sent = action('Dispatched', { contact: 'Port Alder Fire' });
    expect(title(...begun, sent)).toBe('The fire department is on the way');
    const there = action('Responder on scene', { contact: 'Port Alder Fire' });
    expect(title(...begun, sent, there)).toBe('The fire department is there');
    expect(
      title(...begun, sent, action('Cancelled dispatch', { contact: 'Port Alder Fire' })),
    ).toBe('The fire department was told not to come');
  });

  it('says a place as it stands, whatever signs its name holds', () => {
    const told = row({ zoneText: "Bay $& $1 $' – contact" });
    expect(rowWords(told)).toBe("Bay $& $1 $' was opened while the system was armed");
  });

  it('tells a whole alarm in a few sentences', () => {
    const told = story(
      [
        row({}),
        action('Reached', { contact: 'you', comment: 'you gave your passcode' }),
        row({ kind: 'Full clear', event: 'Full clear', code: null }),
      ],
      { state: 'Cleared', disposition: 'False – user error' },
    );
    expect(storyWords(told)).toBe(
      'Back door was opened while the system was armed. We reached you: you gave your passcode. It was a mistake.',
    );
  });
});
