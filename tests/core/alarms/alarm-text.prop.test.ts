import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarmHeadline } from '#core/alarms/alarm-headline.rule.ts';
import {
  ALARM_STATES,
  type AlarmRow,
  type AlarmTimeline,
} from '#core/alarms/alarm-timeline.schema.ts';
import { respondersOf } from '#core/alarms/responders-of.rule.ts';
import { callText } from '#core/alarms/safety-text.rule.ts';
import { SIGNAL_TEXT } from '#core/alarms/signal-text.ts';
import { rowText, timelineText } from '#core/alarms/timeline-text.rule.ts';
import { ACTIVITY_KINDS } from '#core/alarms/activity-kind.ts';
import { EVENT_CODES } from '#core/signals/event-codes.ts';
import { SIA_WORDS } from '#core/signals/sia-words.ts';
import { FURTHER_CODES } from '#core/signals/further-codes.ts';
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
  panelUser: null,
  userName: null,
  arming: null,
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
const timeline = (rows: readonly AlarmRow[], rest: Partial<AlarmTimeline> = {}): AlarmTimeline => ({
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

const moment = (at: string): string => at.slice(11, 16);
const headline = (alarm: AlarmTimeline) => alarmHeadline(alarm, moment);
const WHERE: Readonly<Record<string, string>> = {
  Dispatched: 'on the way',
  'Responder on scene': 'there',
};

const given = fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: null });
const anyRow: fc.Arbitrary<AlarmRow> = fc.record({
  id: fc.uuid(),
  at: fc.constant(AT),
  kind: fc.constantFrom(...ACTIVITY_KINDS),
  event: fc.constantFrom(...OPERATOR_ACTIONS, 'Perimeter', 'Test started'),
  code: fc.option(fc.constantFrom(...EVENT_CODES.map(({ code }) => code)), { nil: null }),
  zone: given,
  zoneText: given,
  panelUser: fc.option(fc.constantFrom('003', '000'), { nil: null }),
  userName: given,
  arming: fc.constantFrom('open', 'close', 'closeStay', null),
  actor: given,
  contact: given,
  comment: given,
  disposition: fc.option(fc.constantFrom(...DISPOSITIONS), { nil: null }),
});
const anyTimeline = fc
  .tuple(fc.array(anyRow, { maxLength: 12 }), fc.constantFrom(...ALARM_STATES))
  .map(([rows, state]) =>
    timeline(rows, { state, disposition: state === 'Cleared' ? 'Test' : null }),
  );

describe('an alarm in words', () => {
  it('leaves no row and no story without words, and no place open in them', () => {
    fc.assert(
      fc.property(anyTimeline, (alarm) => {
        const sentences = [...alarm.rows.map(rowText), timelineText(alarm)];
        const { title, text, next } = headline(alarm);
        for (const one of [...sentences, title, text, ...next]) {
          expect(one.trim()).not.toBe('');
          expect(one).not.toMatch(/\{place\}|undefined|null/);
        }
        expect(next.length === 0).toBe(alarm.state === 'Cleared');
      }),
    );
  });

  it('reads a comment of blanks alone as none', () => {
    expect(rowText(action('Comment', { comment: ' ' }))).toBe('The operator added a note');
    expect(rowText(row({ kind: 'Open/close', event: 'Opened', code: null, comment: ' ' }))).toBe(
      'Opened',
    );
  });

  it('says of each responder by itself what was said of it last: on the way, there, or nothing', () => {
    const moves = ['Dispatched', 'Responder on scene', 'Cancelled dispatch'] as const;
    const step = fc.tuple(
      fc.constantFrom(...moves, 'Called', 'Reached', 'Notified', 'Verified'),
      fc.constantFrom('Police', 'Port Alder Fire'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        const alarm = timeline([
          row({}),
          ...steps.map(([one, contact]) => action(one, { contact })),
        ]);
        const claims = headline(alarm)
          .title.split(', ')
          .flatMap((part) => {
            const [, names, where] = /^(.*) (?:is|are) (there|on the way)$/.exec(part) ?? [];
            return (names ?? '').split(' and ').map((name) => [name.toLowerCase(), where]);
          })
          .filter(([, where]) => where !== undefined);
        const last = (of: string) =>
          steps.findLast(([one, contact]) => contact === of && moves.some((is) => is === one))?.[0];
        const expected = [
          ['police', WHERE[last('Police') ?? '']],
          ['the fire department', WHERE[last('Port Alder Fire') ?? '']],
        ].filter(([, where]) => where !== undefined);
        expect(claims.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('goes on saying that somebody is there, whatever is done afterwards', () => {
    const of = (event: string, contact = 'Police') => action(event, { contact });
    const there = [row({}), of('Dispatched'), of('Responder on scene')];
    const title = (...rows: readonly AlarmRow[]) => headline(timeline([...there, ...rows])).title;
    expect(title(of('Called', 'Luis Romero'))).toBe('Police are there');
    expect(title(of('Dispatched', 'Fire'))).toBe(
      'Police are there, the fire department is on the way',
    );
    expect(title(of('Dispatched', 'Fire'), of('Cancelled dispatch', 'Fire'))).toBe(
      'Police are there',
    );
    expect(title(action('Cancelled dispatch'))).toBe('Help was called off');
    const named = [row({}), action('Dispatched'), of('Responder on scene')];
    expect(headline(timeline(named)).title).toBe('Help is there');
  });

  it('tells people what to do by what threatens them, and nothing once all were called off', () => {
    const text = (serviceType: string, ...rows: readonly AlarmRow[]) =>
      headline(timeline([row({}), action('Picked up'), ...rows], { serviceType })).text;
    const sent = action('Dispatched', { contact: 'Fire' });
    for (const kind of ['Fire', 'CO', 'Gas']) {
      expect(text(kind)).toMatch(/Get everyone out .*stay out/);
      expect(text(kind, sent)).toMatch(/Get everyone out .*stay out/);
      expect(text(kind, sent)).not.toMatch(/don’t need to do anything/);
      expect(text(kind, sent, action('Cancelled dispatch'))).not.toMatch(/out/);
    }
    // For a medical alarm, the text must not change when responders are sent.
    for (const rows of [[], [sent], [action('Dispatched', { contact: 'Police' })]])
      expect(text('Medical', ...rows)).toMatch(/stay with the person and keep the door unlocked/);
    expect(text('Burglary')).toMatch(/stay away until we know more/);
    expect(text('Burglary', action('Dispatched', { contact: 'Police' }))).toMatch(
      /You don’t need to do anything. Please stay away, and don’t go in until the police say/,
    );
    expect(text('Burglary', row({ kind: 'Cancel/abort', code: '406' }))).not.toMatch(/stay away/);
    expect(text('Trouble')).toBe('Back door was opened while the system was armed.');
  });

  it('says of a call to the operator what is true for kind and moment', () => {
    const kinds = ['Burglary', 'Fire', 'CO', 'Gas', 'Medical', 'Panic', 'Hold-up', 'Trouble'];
    fc.assert(
      fc.property(anyTimeline, fc.constantFrom(...kinds), (any, serviceType) => {
        const alarm = { ...any, serviceType };
        const text = callText(alarm);
        expect(text === null).toBe(alarm.state === 'Cleared');
        if (text === null) return;
        const all = `${text.title} ${text.say} ${text.then}`;
        const sent = respondersOf(alarm.rows);
        const isComing = sent.some(({ state }) => state === 'coming');
        const isOff = sent.length > 0 && sent.every(({ state }) => state === 'off');
        if (/keeps coming/.test(all)) expect(isComing).toBe(true);
        if (/No one has been sent/.test(all)) expect(sent).toEqual([]);
        expect(/called off/.test(all)).toBe(isOff);
        // Someone who faces a fire or helps an injured person is not asked for a passcode.
        if (['Fire', 'CO', 'Gas', 'Medical'].includes(serviceType))
          expect(all).not.toMatch(/passcode|know is inside/);
      }),
    );
    const say = (serviceType: string, ...rows: readonly AlarmRow[]) =>
      callText(timeline([row({}), ...rows], { serviceType }))?.then;
    const police = action('Dispatched', { contact: 'Police' });
    expect(say('Burglary')).toMatch(/^No one has been sent yet/);
    expect(say('Burglary', police)).toBe('Help keeps coming until we hear it.');
    expect(say('Burglary', police, action('Cancelled dispatch'))).toMatch(/^Help was called off/);
    expect(say('Fire', action('Dispatched', { contact: 'Fire' }))).toMatch(/tell the fire dep/);
  });

  it('has a sentence for whatever may go off, in both languages of panels', () => {
    const kinds = /^(?:[12]..|374|406|457|461)$/;
    for (const { code } of [...EVENT_CODES, ...FURTHER_CODES])
      if (kinds.test(code)) expect(SIGNAL_TEXT).toHaveProperty(code);
    for (const { letters, like, end } of SIA_WORDS.values())
      if (end === 'begins' && kinds.test(like.code)) expect(SIGNAL_TEXT).toHaveProperty(letters);
    expect(rowText(row({ code: 'FA', event: 'Fire' }))).toBe('Fire was reported: back door');
  });

  it('says who armed or disarmed, never by the name of a code', () => {
    const arming = (code: string, rest: Partial<AlarmRow>) =>
      rowText(row({ kind: 'Open/close', event: 'O/C by user', zone: null, code, ...rest }));
    expect(arming('401', { arming: 'open', panelUser: '003' })).toBe('Disarmed by user 3');
    expect(arming('401', { arming: 'open', panelUser: '003', userName: 'Claire Dunn' })).toBe(
      'Disarmed by Claire Dunn',
    );
    expect(arming('441', { arming: 'closeStay', panelUser: '012' })).toBe(
      'Armed by user 12 (stay)',
    );
    expect(arming('408', { arming: 'close', panelUser: '000' })).toBe('System armed (quick arm)');
    expect(arming('401', { arming: 'close' })).toBe('System armed');
    expect(arming('459', { arming: null })).toBe('Armed a moment ago');
    for (const { code, text } of [...EVENT_CODES, ...FURTHER_CODES])
      expect(arming(code, { event: text, arming: 'close' })).not.toMatch(/O\/C|\d{3}/);
  });

  it('tells the newest fact as its headline', () => {
    const begun = [row({}), action('Picked up')];
    const title = (...rows: readonly AlarmRow[]) => headline(timeline(rows)).title;
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
    ).toBe('The fire department was called off');
    expect(title(...begun, action('Notified owner'))).toBe('We told you');
    expect(title(...begun, action('Notified', { contact: 'Police', comment: 'second zone' }))).toBe(
      'We told the police: second zone',
    );
    expect(title(...begun, action('Verified', { comment: 'passcode given' }))).toBe(
      'We verified it: passcode given',
    );
    const cancel = row({ kind: 'Cancel/abort', event: 'Cancel', code: '406', zone: null });
    expect(title(...begun, cancel)).toBe('The alarm was canceled at the keypad');
    const back = row({ kind: 'Partial clear', event: 'Partial clear', code: null });
    const held = (rest: Partial<AlarmTimeline>) => headline(timeline([...begun, back], rest)).title;
    expect(held({ state: 'On hold', holdUntil: '2026-11-22T06:30:00.000Z' })).toBe(
      'The alarm is on hold until 06:30',
    );
    expect(held({ state: 'Partially cleared' })).toBe('The alarm is on hold');
    expect(held({ state: 'New' })).toBe('Your alarm went off');
  });

  it('goes on within its sentence where a second signal came', () => {
    const moved = row({ code: '132', zoneText: 'Front windows – motion' });
    expect(headline(timeline([row({}), moved])).text).toContain(
      'Back door was opened while the system was armed, then motion was detected: front windows.',
    );
  });

  it('says once what the same sensor sends again', () => {
    const moved = row({ code: '132', zoneText: 'Front windows – motion' });
    const once = 'Back door was opened while the system was armed';
    expect(headline(timeline([row({}), row({})])).text).toContain(`${once}.`);
    expect(headline(timeline([row({}), moved, row({})])).text).toContain(
      `${once}, then motion was detected: front windows.`,
    );
  });

  it('says a place as it stands, whatever signs its name holds', () => {
    const opened = row({ zoneText: "Bay $& $1 $' – contact" });
    expect(rowText(opened)).toBe("Bay $& $1 $' was opened while the system was armed");
  });

  it('tells a whole alarm in a few sentences', () => {
    const alarm = timeline(
      [
        row({}),
        action('Reached', { contact: 'you', comment: 'you gave your passcode' }),
        row({ kind: 'Full clear', event: 'Full clear', code: null }),
      ],
      { state: 'Cleared', disposition: 'False – user error' },
    );
    expect(timelineText(alarm)).toBe(
      'Back door was opened while the system was armed. We reached you: you gave your passcode. Police were not sent. It was a mistake.',
    );
    const cancel = row({ kind: 'Cancel/abort', event: 'Cancel', code: 'BC', zone: null });
    const verified = action('Verified', { comment: 'passcode given' });
    expect(timelineText(timeline([row({}), cancel, verified]))).toBe(
      'Back door was opened while the system was armed. The alarm was canceled at the keypad. We verified it: passcode given.',
    );
    const sent = ['Police', 'Fire'].map((contact) => action('Dispatched', { contact }));
    const off = action('Cancelled dispatch', { contact: 'Fire' });
    expect(timelineText(timeline([row({}), ...sent, off]))).toContain(
      'Police were sent. The fire department was called off.',
    );
  });
});
