import { describe, expect, it } from 'vitest';
import { isoInstant } from '#core/kernel/instant.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import { fakeSite, NOW } from './fake-site.ts';

const HOUR = 3600000;

const running = async () => {
  const site = fakeSite();
  site.model.open(7);
  await site.settle();
  site.model.placing.openForm();
  const test = await site.model.placing.place();
  if (test === null) throw new Error('not placed');
  /** Changes the test as another user, without notifying this screen. */
  const change = (more: Partial<SiteTest>): void => {
    const updatedAt = isoInstant(NOW + 1);
    const before = site.tests.get(test.id) ?? test;
    site.tests.set(test.id, {
      ...before,
      rev: before.rev + 1,
      updatedBy: 'Dana Reyes',
      updatedAt,
      ...more,
    });
  };
  return { ...site, test, change };
};

describe('a press about a test that somebody else changed', () => {
  it('does nothing, and says who changed it and when', async () => {
    const { model, test, tests, change } = await running();
    change({ endsAt: isoInstant(NOW + 3 * HOUR) });
    await model.extend(test, HOUR / 2);
    expect(model.presses.conflict?.by).toEqual({ who: 'Dana Reyes', at: isoInstant(NOW + 1) });
    expect(tests.get(test.id)?.rev).toBe(2);
    // Until the user resolves the conflict, the screen shows the other user's version. "Reload theirs" keeps that version.
    expect(model.running[0]?.endsAt).toBe(isoInstant(NOW + 3 * HOUR));
    model.presses.reloadTheirs();
    expect(model.presses.conflict).toBeNull();
  });

  it('is done on theirs by Keep mine: so much longer, or taken off', async () => {
    const longer = await running();
    longer.change({ endsAt: isoInstant(NOW + 3 * HOUR) });
    await longer.model.extend(longer.test, HOUR / 2);
    await longer.model.presses.keepMine();
    expect(longer.model.presses.conflict).toBeNull();
    expect(longer.tests.get(longer.test.id)?.endsAt).toBe(isoInstant(NOW + 3.5 * HOUR));
    const off = await running();
    off.change({ reason: 'Theirs' });
    await off.model.clear(off.test, false);
    expect(off.calls).not.toContain(`clear ${off.test.id} false`);
    expect(off.model.presses.conflict?.by.who).toBe('Dana Reyes');
    await off.model.presses.keepMine();
    expect(off.model.running).toEqual([]);
  });

  it('offers no Keep mine on what was read before, when theirs could not be read: the answer is said', async () => {
    const { model, test, change, network } = await running();
    change({ endsAt: isoInstant(NOW + 3 * HOUR) });
    network.reads = false;
    await model.extend(test, HOUR / 2);
    expect(model.presses.conflict).toBeNull();
    expect(model.presses.texts.get(test.id)).toBe('Changed by Dana Reyes at 13:20 EDT.');
  });

  it('is asked the same where all are taken off, also for one that came meanwhile', async () => {
    const { model, test, tests, calls } = await running();
    const other = { ...test, id: 'other', placedBy: 'Ana Duarte', updatedBy: null };
    tests.set('other', other);
    await model.clear(null, false);
    expect(calls).not.toContain('clear all false');
    expect(model.presses.conflict?.by.who).toBe('Ana Duarte');
    await model.presses.keepMine();
    expect(calls).toContain('clear all false');
    expect(model.running).toEqual([]);
  });

  it('that somebody ended is not offered again: what became of it is said aside', async () => {
    const { model, test, change, refuse } = await running();
    change({ clearedAt: isoInstant(NOW), clearedBy: 'Dana Reyes', rev: 1 });
    const message = 'Taken off by Dana Reyes at 13:20 EDT.';
    refuse({ kind: 'refused', status: 409, code: 'testOver', message });
    await model.clear(test, false);
    expect(model.presses.conflict).toBeNull();
    expect(model.presses.aside).toBe(message);
  });
});

describe('a planned test that somebody else changed', () => {
  it('goes on from theirs: what was filled in here is sent, and nothing else', async () => {
    const { change, model, settle, test, tests } = await running();
    const planned = isoInstant(NOW + 2 * HOUR);
    change({ startsAt: planned, endsAt: isoInstant(NOW + 3 * HOUR), rev: 5 });
    const now = tests.get(test.id)!;
    model.placing.openForm(now);
    const { form } = model.placing;
    form?.setReason('Two detectors');
    change({ endsAt: isoInstant(NOW + 4 * HOUR), category: 'Panel swap', rev: 6 });
    await model.placing.place();
    await settle();
    expect(model.placing.meeting?.kept?.text).toMatch(/changed Category and Ends in the meantime/);
    expect(tests.get(test.id)).toMatchObject({
      category: 'Panel swap',
      reason: 'Two detectors',
      startsAt: planned,
      endsAt: isoInstant(NOW + 4 * HOUR),
    });
  });
});

describe('a planned test whose present version could not be read', () => {
  it('is not taken for unchanged: the answer is said, and what is filled in stays', async () => {
    const { change, model, network, settle, test, tests } = await running();
    const planned = isoInstant(NOW + 2 * HOUR);
    change({ startsAt: planned, endsAt: isoInstant(NOW + 3 * HOUR), rev: 5 });
    await model.reload();
    model.placing.openForm(tests.get(test.id));
    model.placing.form?.setReason('Two detectors');
    change({ category: 'Panel swap', rev: 6 });
    network.reads = false;
    await model.placing.place();
    await settle();
    expect(model.placing.meeting?.met).toBeNull();
    expect(model.placing.submission.problem).toBe('Changed by Dana Reyes at 13:20 EDT.');
    expect(model.placing.form?.reason).toBe('Two detectors');
  });
});

describe('the form of a test', () => {
  const filled = async (role: 'dealer' | 'customer') => {
    const site = fakeSite(role);
    site.model.open(7);
    await site.settle();
    site.model.placing.openForm();
    const { form } = site.model.placing;
    if (form === null) throw new Error('the form did not open');
    return { ...site, form };
  };

  it('carries no repetition to customers, who may have none, so that their press goes through', async () => {
    const dealer = await filled('dealer');
    const placed = await dealer.model.placing.place();
    if (placed === null) throw new Error('not placed');
    const weekly = { weekdays: [1], from: 540, to: 660, until: '2026-04-01' };
    const { model, tests, form, settle } = await filled('customer');
    expect(form.fireZones).toBe('Zone 007 Smoke, kitchen.');
    tests.set('theirs', { ...placed, id: 'theirs', recurrence: weekly });
    model.placing.openForm({ ...placed, recurrence: weekly }, true);
    const again = model.placing.form;
    expect(again?.request.recurrence).toBeNull();
    again?.set('confirmed', true);
    expect(await model.placing.place()).not.toBeNull();
    await settle();
  });

  it('says above itself what stands in the way where no field does', async () => {
    const { model, form } = await filled('dealer');
    form.set('starts', '2026-05-12T18:00');
    await model.placing.place();
    expect(form.unseen).toBe('The end can be 30 days ahead at most.');
    form.openEnds();
    expect(form.unseen).toBeNull();
    form.screen.site.devices.length = 0;
    await model.placing.place();
    expect(form.unseen).toBe('This site has no device to test.');
  });
});
