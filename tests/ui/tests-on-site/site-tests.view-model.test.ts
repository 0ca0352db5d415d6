import { describe, expect, it } from 'vitest';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { testFormSchema } from '#core/tests-on-site/site-test.schema.ts';
import type { TypedTest } from '#ui/tests-on-site/requested-test.rule.ts';
import { wrongRepeat } from '#ui/tests-on-site/wrong-repeat.rule.ts';
import { fakeSite, NOW } from './fake-site.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const HOUR = 3600000;

const ALARM: AlarmTimeline = {
  alarmNum: 900001,
  devNum: 1,
  priority: 2,
  serviceType: 'Burglary',
  event: 'Burglary',
  state: 'New',
  raisedAt: isoInstant(NOW - 60000),
  pickedUpAt: null,
  holdUntil: null,
  clearedAt: null,
  disposition: null,
  rows: [],
};

const opened = async (role: 'dealer' | 'customer' = 'dealer', verifyTests = false) => {
  const site = fakeSite(role, verifyTests);
  site.model.open(7);
  await site.settle();
  site.model.placing.openForm();
  const { form } = site.model.placing;
  if (form === null) throw new Error('the form did not open');
  return { ...site, form };
};

describe('placing a site on test', () => {
  it('needs a category and a press: everything else stands already', async () => {
    const { model, form } = await opened();
    form.choose('Fire inspection or drill');
    expect(form.reason).toBe('Fire inspection or drill');
    const placed = await model.placing.place();
    expect(placed).toMatchObject({
      category: 'Fire inspection or drill',
      startsAt: isoInstant(NOW),
      endsAt: isoInstant(NOW + 4 * HOUR),
      scope: { kind: 'all' },
    });
    expect(model.running).toHaveLength(1);
    expect(model.placing.arrived).toBe(model.running[0]?.id);
    expect(model.placing.form).toBeNull();
  });

  it.each(['T08:00', '2026-03-13T', '3/13T08:00', 'T--:--', '2026-03-08T02:30'])(
    'never starts now when %s is typed as its start, and says so at the field',
    async (starts) => {
      const { model, form, calls } = await opened();
      form.set('starts', starts);
      expect(form.endsAt).toBeNull();
      expect(await model.placing.place()).toBeNull();
      expect(form.problems).toEqual({ startsAt: 'Enter a date and a time' });
      form.set('starts', '');
      form.set('length', 'custom');
      form.set('ends', starts);
      expect(form.endsAt).toBeNull();
      expect(await model.placing.place()).toBeNull();
      expect(form.problems).toEqual({ endsAt: 'Enter a date and a time' });
      form.openEnds();
      expect(form.ends).not.toBe('');
      expect(calls).toEqual([]);
    },
  );

  it.each([{ from: '--:--' }, { from: '' }, { to: '--:--' }, { until: '3/1' }, { until: '' }])(
    'is not repeated while %j is typed',
    async (typed) => {
      const { model, form, calls } = await opened();
      form.set('recurs', true);
      for (const field of ['from', 'to', 'until'] as const)
        form.set(field, { from: '09:00', to: '11:00', until: '2026-04-01', ...typed }[field]);
      expect(await model.placing.place()).toBeNull();
      expect(form.problems).toEqual({
        recurrence: 'Enter when the test begins and ends, and its last day',
      });
      expect(calls).toEqual([]);
    },
  );

  it.each<Partial<Pick<TypedTest, 'starts' | 'length' | 'ends'>>>([
    { starts: '2026-03-13T' },
    { starts: '3/13T08:00' },
    { length: 'custom', ends: '2026-03-13T' },
    { length: 'custom', ends: '' },
    { starts: '2026-03-13T', length: 'custom', ends: 'T--:--' },
  ])(
    'sends none of what its other fields hide: %j, and then it repeats on weekdays',
    async ({ starts = '', length, ends = '' }) => {
      const { model, form, calls } = await opened();
      form.set('starts', starts);
      form.set('length', length ?? form.length);
      form.set('ends', ends);
      form.set('recurs', true);
      form.set('until', '2026-04-01');
      expect(testFormSchema.safeParse(form.request).error).toBeUndefined();
      expect(await model.placing.place()).not.toBeNull();
      expect(calls).toHaveLength(1);
    },
  );

  it.each([
    { typed: { from: '' }, at: ['from'] },
    { typed: { to: '--:--' }, at: ['to'] },
    { typed: { from: '', to: '', until: '' }, at: ['from', 'to', 'until'] },
    { typed: { until: '2027-04-01' }, at: ['until'] },
    { typed: { until: '2026-01-05' }, at: ['until'] },
  ])('says at $at what is wrong with a repetition of $typed', async ({ typed, at }) => {
    const { model, form } = await opened();
    form.set('recurs', true);
    for (const field of ['from', 'to', 'until'] as const)
      form.set(field, { from: '09:00', to: '11:00', until: '2026-04-01', ...typed }[field]);
    expect(form.wrongRepeat).toEqual({});
    await model.placing.place();
    expect(Object.keys(form.wrongRepeat)).toEqual(at);
    for (const field of ['from', 'to', 'until'] as const)
      form.set(field, { from: '09:00', to: '11:00', until: '2026-04-01' }[field]);
    form.weekdays.clear();
    expect(Object.keys(form.wrongRepeat)).toEqual(['weekdays']);
    const tooLong = 'Other: 8 hours at most';
    expect(wrongRepeat(form.request.recurrence, tooLong)).toEqual({ to: tooLong });
  });

  it('a custom end begins at the end of the chosen length, also in an hour that comes twice', async () => {
    const { form } = await opened();
    const end = Date.parse('2026-11-01T06:30:00Z');
    form.set('length', `${end - NOW}`);
    form.openEnds();
    expect(form.ends).toBe('2026-11-01T01:30 second');
  });

  it('is asked about first while an alarm is open there, which is named, and done once it is wanted anyway', async () => {
    const { alarm, calls, model, settle } = await opened();
    const { placing } = model;
    alarm(ALARM);
    expect(await placing.place()).toBeNull();
    expect(placing).toMatchObject({ asks: true, alarms: [ALARM] });
    expect(calls).toEqual([]);
    placing.dropQuestion();
    expect(placing.asks).toBe(false);
    placing.openForm();
    await settle();
    expect(placing.alarms).toEqual([ALARM]);
    expect(await placing.place()).toBeNull();
    expect(await placing.place(true)).not.toBeNull();
    expect(placing.asks).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('knows whether a warning by text message has somewhere to go', async () => {
    const { form, mobile, model } = await opened();
    expect(form.hasMobile).toBe(true);
    mobile.known = false;
    model.placing.openForm();
    expect(model.placing.form?.hasMobile).toBe(false);
  });

  it('keeps what was written as the reason when the category changes', async () => {
    const { form } = await opened();
    form.setReason('Sanding the kitchen ceiling');
    form.choose('Other');
    expect(form.reason).toBe('Sanding the kitchen ceiling');
  });

  it('offers customers their categories, and asks them for one more tap where fire would not be told', async () => {
    const { model, form, calls } = await opened('customer');
    expect(form.categories).not.toContain('Runaway');
    expect(form.touchesFire).toBe(true);
    expect(await model.placing.place()).toBeNull();
    expect(form.problems.confirmed).toContain('fire department');
    expect(calls).toEqual([]);
    form.set('confirmed', true);
    expect(await model.placing.place()).not.toBeNull();
  });

  it('sends a code where the group demands one, asks for it first, and forgets it with the form', async () => {
    const { model, calls, codes } = await opened('dealer', true);
    const { placing } = model;
    expect(placing.needsCode).toBe(true);
    expect(await placing.place()).toBeNull();
    expect(placing.lacksCode).toBe(true);
    expect(calls).toEqual([]);
    placing.setCode('HARBOR7');
    const placed = await placing.place();
    expect(placed).not.toBeNull();
    expect(codes).toEqual(['HARBOR7']);
    placing.openForm(placed, true);
    expect(placing.code).toBe('');
    placing.setCode('HARBOR7');
    placing.closeForm();
    placing.openForm();
    expect(placing.code).toBe('');
  });

  it('sends a code that nobody demands, and keeps what it typed when it is refused', async () => {
    const { model, codes, refuse } = await opened();
    const { placing } = model;
    expect(placing.needsCode).toBe(false);
    placing.setCode('HARBR7');
    const message = 'This passcode or PIN is not accepted for placing a test.';
    refuse({ kind: 'refused', status: 422, code: 'codeNotAccepted', message });
    expect(await placing.place()).toBeNull();
    expect(placing.submission.problem).toContain('not accepted');
    placing.setCode('HARBOR7');
    expect(await placing.place()).not.toBeNull();
    expect(codes).toEqual(['HARBR7', 'HARBOR7']);
  });

  it('asks no confirmation where fire and CO are left out', async () => {
    const { form } = await opened('customer');
    form.set('scope', 'allExcept');
    form.tick(form.types, 'Fire', true);
    form.tick(form.types, 'CO', true);
    expect(form.touchesFire).toBe(false);
  });

  it('says at the fields what is wrong, once a press was refused, and sends nothing', async () => {
    const { model, form, calls } = await opened();
    form.setReason('  ');
    form.set('scope', 'listed');
    expect(form.problems).toEqual({});
    await model.placing.place();
    expect(form.problems).toEqual({
      reason: 'Reason is required',
      scope: 'Choose zones or service types',
    });
    expect(calls).toEqual([]);
  });

  it('reads what is true after a time-out: a test that was placed is shown as placed', async () => {
    const { model, tests, loseAnswer } = await opened();
    loseAnswer();
    expect(await model.placing.place()).toMatchObject({ id: 'id-1' });
    expect(tests.size).toBe(1);
    expect(model.placing.submission.problem).toBeNull();
  });

  it('says that the outcome is unknown where none is there, and pressed again sends the same number', async () => {
    const { model, calls, tests, refuse } = await opened();
    refuse({ kind: 'timedOut' });
    expect(await model.placing.place()).toBeNull();
    expect(model.placing.submission.problem).toMatch(/not placed\. .+/);
    expect(await model.placing.place()).not.toBeNull();
    expect(new Set(calls).size).toBe(1);
    expect(tests.size).toBe(1);
  });

  it('takes custom times by the clocks of the site', async () => {
    const { form } = await opened();
    form.openEnds();
    expect(form.ends).toBe('2026-03-12T15:20');
    form.set('ends', '2026-03-12T18:00');
    form.set('starts', '2026-03-12T14:00');
    expect(form.request).toMatchObject({
      startsAt: '2026-03-12T18:00:00.000Z',
      endsAt: '2026-03-12T22:00:00.000Z',
      length: null,
    });
  });
});

describe('a planned test that somebody else changed', () => {
  const conflicted = async () => {
    const site = await opened();
    site.form.set('starts', '2026-03-12T18:00');
    const planned = await site.model.placing.place();
    if (planned === null) throw new Error('not placed');
    site.model.placing.openForm(planned);
    site.tests.set(planned.id, { ...planned, rev: 2, reason: 'Theirs', updatedBy: 'Dana Reyes' });
    site.model.placing.form?.setReason('Mine');
    expect(await site.model.placing.place()).toBeNull();
    return { ...site, planned };
  };

  it('is never overwritten unseen: who and when are said, and what was typed stays', async () => {
    const { model, tests, planned } = await conflicted();
    expect(model.placing.meeting?.met?.by.who).toBe('Dana Reyes');
    expect(model.placing.meeting?.open).toMatchObject([
      { label: 'Reason', words: { mine: 'Mine', theirs: 'Theirs' } },
    ]);
    expect(model.placing.form?.reason).toBe('Mine');
    expect(tests.get(planned.id)?.reason).toBe('Theirs');
  });

  it('takes the version of a field that is chosen', async () => {
    const theirs = await conflicted();
    pickVersions(theirs.model.placing.meeting, 'theirs');
    expect(theirs.model.placing.form?.reason).toBe('Theirs');
    const mine = await conflicted();
    await mine.model.placing.place();
    expect(mine.tests.get(mine.planned.id)).toMatchObject({ reason: 'Theirs' });
    pickVersions(mine.model.placing.meeting, 'mine');
    await mine.model.placing.place();
    expect(mine.tests.get(mine.planned.id)).toMatchObject({ reason: 'Mine', rev: 3 });
    expect(mine.model.placing.form).toBeNull();
  });
});

describe('a running test', () => {
  const running = async () => {
    const site = await opened();
    const test = await site.model.placing.place();
    if (test === null) throw new Error('not placed');
    return { ...site, test };
  };

  it('lasts longer at a press, which says so', async () => {
    const { model, test, tests } = await running();
    await model.extend(test, HOUR / 2);
    expect(model.presses.texts.get(test.id)).toBe('30 minutes added.');
    expect(tests.get(test.id)?.endsAt).toBe(isoInstant(NOW + 2.5 * HOUR));
  });

  it('asks before it is taken off while a zone has not restored', async () => {
    const { model, test, arrive, calls } = await running();
    arrive('Alarm');
    await model.clear(test, false);
    expect(model.guard?.zones.map(({ zone }) => zone)).toEqual(['001']);
    await model.clear(test, true);
    expect(model.guard).toBeNull();
    expect(calls.slice(-2)).toEqual([`clear ${test.id} false`, `clear ${test.id} true`]);
    expect(model.running).toEqual([]);
  });

  it('is watched: each new signal rings once, the zones follow, the screen stays lit until it is left', async () => {
    const { model, test, arrive, calls, rings, settle } = await running();
    model.watch(test.id);
    await settle();
    expect(model.walk?.untested).toHaveLength(2);
    arrive('Alarm');
    await settle();
    arrive('Restore');
    await settle();
    model.walk?.toggleRings();
    arrive('Alarm');
    await settle();
    expect(rings).toEqual(['awake', 'received', 'restored']);
    expect(model.walk?.open.map(({ zone }) => zone)).toEqual(['001']);
    expect(model.walk?.newest?.id).toBe('signal-2');
    expect(model.walk?.signalCount).toBe(3);
    expect(model.walk?.counts).toMatchObject({ Waiting: 1, Received: 1, Restored: 0 });
    // All signals arrived on the live stream, so the results were read only once.
    expect(calls.filter((call) => call === 'read results')).toHaveLength(1);
    model.watch(null);
    expect(rings.at(-1)).toBe('asleep');
  });

  it('shows what arrives while its results are being read once, whether the reading knew it or not', async () => {
    const { model, test, arrive, holdResults, rings, settle, tellChange } = await running();
    arrive('Alarm');
    const letGo = holdResults();
    model.watch(test.id);
    arrive('Restore');
    letGo();
    await settle();
    expect(model.walk?.signals.map(({ id }) => id)).toEqual(['signal-1', 'signal-0']);
    const again = holdResults();
    tellChange();
    arrive('Alarm');
    arrive('Restore');
    again();
    await settle();
    expect(model.walk?.signals).toHaveLength(4);
    expect(model.walk?.signalCount).toBe(4);
    expect(rings.filter((one) => one !== 'awake')).toEqual(['received', 'restored']);
  });

  it('reads what the stream missed, and rings for it', async () => {
    const { model, test, arrive, rings, settle, tellChange } = await running();
    model.watch(test.id);
    await settle();
    arrive('Alarm', true);
    expect(model.walk?.signals).toEqual([]);
    tellChange();
    await settle();
    expect(model.walk?.counts.Received).toBe(1);
    expect(rings).toEqual(['awake', 'received']);
  });

  it('that is watched again does not ring for what arrived before', async () => {
    const { model, test, arrive, rings, settle } = await running();
    arrive('Alarm');
    model.watch(test.id);
    await settle();
    expect(rings).toEqual(['awake']);
    await model.print(test.id);
  });

  it('that is over keeps no screen lit and rings no more', async () => {
    const { model, test, arrive, rings, settle, tests } = await running();
    model.watch(test.id);
    await settle();
    tests.set(test.id, { ...test, clearedAt: isoInstant(NOW), clearedBy: 'Dana Reyes' });
    await model.reload();
    model.tick();
    arrive('Alarm');
    await settle();
    expect(rings).toEqual(['awake', 'asleep']);
    model.watch(null);
    model.watch(test.id);
    await settle();
    expect(rings).toEqual(['awake', 'asleep']);
  });
});
