import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attentionBounds, attentionKinds } from '#core/attention/attention-kinds.rule.ts';
import { attentionPath } from '#core/attention/attention-path.rule.ts';
import { ATTENTION_KINDS } from '#core/attention/attention.schema.ts';

const HOUR = 3600000;

describe('what needs somebody', () => {
  it('is an alarm, a message and a missing test at once, a test and a trouble after a day, an installation after three', () => {
    const now = 100 * 24 * HOUR;
    expect(attentionBounds(now)).toEqual({
      since: {
        alarm: now,
        failToClose: now,
        missedTest: now,
        service: now,
        test: now - 24 * HOUR,
        trouble: now - 24 * HOUR,
        install: now - 72 * HOUR,
      },
      days: { permit: [-90, 30], contact: [0, 7], schedule: [0, 2] },
      closedFrom: now - 24 * HOUR,
    });
  });

  it('goes on needing somebody while time passes and nothing else happens', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.nat(2 ** 30), (now, later) => {
        const before = attentionBounds(now).since;
        const after = attentionBounds(now + later).since;
        for (const kind of Object.keys(before))
          expect(Reflect.get(after, kind)).toBeGreaterThanOrEqual(
            Number(Reflect.get(before, kind)),
          );
      }),
    );
  });

  it('tells of tests, hours and contacts only those with the right, in the order of urgency', () => {
    expect(attentionKinds([])).toEqual([
      'alarm',
      'missedTest',
      'service',
      'trouble',
      'install',
      'permit',
    ]);
    expect(attentionKinds(['noActionRead', 'scheduleRead', 'contactsRead'])).toEqual(
      ATTENTION_KINDS,
    );
  });

  it('opens the place where the work is', () => {
    const of = (kind: (typeof ATTENTION_KINDS)[number], subject = '7') =>
      attentionPath({ kind, siteNum: 12, devNum: kind === 'permit' ? null : 1, subject });
    expect(of('alarm', '900')).toBe('/site/history?sn=12&dn=1&alarm=900');
    expect(of('test', 'id')).toBe('/site/info?sn=12&test=id');
    expect(of('contact')).toBe('/site/info?sn=12&dn=1&part=contacts');
    expect(of('schedule')).toBe('/site/info?sn=12&dn=1&part=schedules');
    expect(of('failToClose')).toBe('/site/info?sn=12&dn=1&part=schedules');
    expect(of('permit')).toBe('/site/info?sn=12');
    expect(of('trouble')).toBe('/site/info?sn=12&dn=1');
  });
});
