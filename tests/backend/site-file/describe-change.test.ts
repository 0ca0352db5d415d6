import { describe, expect, it } from 'vitest';
import { changePatterns } from '#core/backend/site-file/describe-change.rule.ts';
import { NOW, SHOWN_WEEK, TEST, WEEK, describeChange, line, told } from './change-lines.ts';

describe('a test in the changes of a site', () => {
  it('is told by its labels, in local times and in words', () => {
    expect(told('test.place', { ...TEST, merged: 'true', run: 'r', until: 'u' })).toEqual([
      ['Category', null, 'Technician test'],
      ['Devices', null, '1'],
      ['What is tested', null, 'Fire, zone 007'],
      ['Starts', null, '16:00 EDT'],
      ['Ends', null, '17:30 EDT'],
      ['Reason', null, 'Two detectors'],
      ['Merged with another test', null, 'Yes'],
    ]);
    expect(told('test.extend', { by: '1800000' })).toEqual([['Extended by', null, '30 minutes']]);
    expect(told('test.extend', { by: '7200000' })).toEqual([['Extended by', null, '2 hours']]);
    expect(told('test.clear', { tests: 'x', anyway: 'false' })).toEqual([
      ['With zones not restored', null, 'No'],
    ]);
  });

  it('that was changed is told by what changed', () => {
    const was = JSON.stringify({ ...TEST, endsAt: String(NOW), testId: 'y' });
    expect(told('test.edit', { ...TEST, was })).toEqual([['Ends', '16:00 EDT', '17:30 EDT']]);
    expect(told('test.edit', { ...TEST, scope: '{"kind', was: was.slice(0, 40) })).toContainEqual([
      'What is tested',
      null,
      'Too long for the audit log',
    ]);
  });
});

it('hours are told by days and times, one zone of many by its number', () => {
  expect(told('schedule.week', { entries: JSON.stringify({ before: [], after: [WEEK] }) })).toEqual(
    [['Hours', null, SHOWN_WEEK]],
  );
  expect(told('schedule.holidays', { hours: JSON.stringify([WEEK]), removed: '' })).toEqual([
    ['Hours', null, SHOWN_WEEK],
  ]);
  const description = JSON.stringify({ before: 'Shed', after: 'Boat shed' });
  expect(told('zone.changeMany', { 'zone 902 e1b198a4 description': description })).toEqual([
    ['Zone 902: Description', 'Shed', 'Boat shed'],
  ]);
});

it('zones of the same number are told apart by device and area, or by their order in an old entry', () => {
  const text = JSON.stringify({ before: 'A', after: 'B' });
  const labels = (...names: readonly string[]) =>
    told('zone.changeMany', Object.fromEntries(names.map((name) => [name, text]))).map(
      ([label]) => label,
    );
  const [one, two] = ['zone 902 device 1 area 2 e1b198a4', 'zone 902 device 2 area 1 0130bfd2'];
  expect(labels(`${one} num`, `${one} description`, `${two} description`, two)).toEqual([
    'Zone 902 of device 1, area 2: Zone',
    'Zone 902 of device 1, area 2: Description',
    'Zone 902 of device 2, area 1: Description',
    'Zone 902 of device 2, area 1',
  ]);
  expect(labels(`${one} description`, 'zone 7 device 2 area 1 0130bfd2 description')).toEqual([
    'Zone 902: Description',
    'Zone 7: Description',
  ]);
  expect(labels('zone 902 e1b198a4 description', 'zone 902 0130bfd2 description')).toEqual([
    'Zone 902 (1 of 2): Description',
    'Zone 902 (2 of 2): Description',
  ]);
});

describe('a line of the record as the trail tells it', () => {
  it('says fields by their names, values in words, lists by their items', () => {
    const change = describeChange(
      line('contact.change', {
        id: 'x',
        subject: 'Nora Whitlock',
        hasKeys: JSON.stringify({ before: false, after: true }),
        servicePlan: JSON.stringify({ before: ['Fire'], after: ['Fire', 'Video'] }),
        permits: JSON.stringify({ before: [], after: [{ id: '1', type: 'Fire', number: 'P-1' }] }),
      }),
    );
    expect(change).toMatchObject({ kind: 'contact', title: 'Contact changed' });
    expect(change.subject).toBe('Nora Whitlock');
    expect(change.fields.map(({ before, after }) => [before, after])).toEqual([
      ['No', 'Yes'],
      ['Fire', 'Fire; Video'],
      [null, 'Fire P-1'],
    ]);
  });

  it('says of a secret that it changed, and of a text the record cut that it is longer', () => {
    const [secret, cut] = describeChange(
      line('site.change', { gateCode: 'changed', hazards: '{"before":null,"after":"Low be' }),
    ).fields;
    expect(secret).toEqual({ field: 'Gate code', before: null, after: null, secret: true });
    expect(cut).toMatchObject({ field: 'Hazards', after: 'Too long for the audit log' });
  });

  it('names who acted, and for whom where that is somebody else', () => {
    expect(describeChange({ ...line('note.add'), subject: 'Ana Duarte' })).toMatchObject({
      by: 'Dana Reyes',
      actingFor: 'Ana Duarte',
      title: 'Note added',
    });
    expect(describeChange(line('pin.remove')).title).toBe('PIN removed');
    expect(describeChange(line('test.clearAll')).title).toBe('Taken off test');
  });

  it('tells nothing of parts without their right, of looks, and of duress without the edit right', () => {
    const none = changePatterns([], null);
    expect(none.patterns).not.toContain('zone.%');
    expect(none.patterns).toContain('note.%');
    expect(none.without).toEqual(expect.arrayContaining(['%.reveal', 'duress.%']));
    expect(changePatterns(['zonesRead'], 'zone').patterns).toEqual(['zone.%']);
    expect(changePatterns([], 'zone').patterns).toEqual([]);
    expect(changePatterns(['sitePasscodeEdit'], null).without).not.toContain('duress.%');
  });
});
