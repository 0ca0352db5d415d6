import { describe, expect, it } from 'vitest';
import { changePatterns, describeChange } from '#core/backend/site-file/describe-change.rule.ts';

const line = (operation: string, detail: Readonly<Record<string, string>> = {}) => ({
  seq: 1,
  at: 0,
  operation,
  actor: 'Dana Reyes',
  subject: 'Dana Reyes',
  detail,
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
    expect(cut).toMatchObject({ field: 'Hazards', after: 'Longer than the record keeps' });
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
