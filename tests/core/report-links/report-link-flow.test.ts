import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/result.ts';
import { storedReports, REPORT_TOKENS } from '#core/report-links/report-token.store.ts';
import {
  afterLook,
  afterRefusal,
  mustProveAgain,
  stillOpen,
} from '#core/report-links/report-link-flow.rule.ts';
import type { LinkLook, OpenedReport } from '#core/report-links/linked-report.schema.ts';

const LOOK: LinkLook = {
  state: 'ready',
  expiredAt: null,
  lockedSeconds: 0,
  contacts: [{ type: 'email', masked: 'd•••@e•••.com' }],
  codeSentTo: null,
  codeDeparture: null,
  resendInSeconds: 0,
};
const OPENED: OpenedReport = {
  schedReportID: 'link',
  emailAddress: 'dana@example.com',
  user_token: 'token',
  validSeconds: 43200,
  providerUser: false,
  report: { reportId: 'r', name: 'Alarms', about: 'Mar 1', format: 'pdf', size: 5 },
};
const refused = (status: number, code: string | null = null) =>
  ({ kind: 'refused', status, code, message: null }) as const;

describe('a look at the link of a mailed report', () => {
  it('asks for a code, or says why none helps', () => {
    expect(afterLook(ok(LOOK), 1000)).toEqual({ at: 'closed', look: LOOK, asking: true });
    expect(afterLook(ok({ ...LOOK, state: 'expired', expiredAt: 7 }), 1000)).toEqual({
      at: 'expired',
      since: 7,
      asked: false,
    });
    expect(afterLook(ok({ ...LOOK, state: 'locked', lockedSeconds: 9 }), 1000)).toEqual({
      at: 'locked',
      until: 10_000,
    });
  });

  it('tells a link nobody made from a server that does not answer', () => {
    expect(afterLook(err(refused(404)), 0)).toEqual({ at: 'unknown' });
    const failure = { kind: 'unreachable' } as const;
    expect(afterLook(err(failure), 0)).toEqual({ at: 'failed', failure });
  });
});

describe('a refusal', () => {
  it('is looked into where the link itself has changed, and nowhere else', () => {
    expect(afterRefusal(refused(412))).toBe('look');
    expect(afterRefusal(refused(404))).toBe('look');
    expect(afterRefusal(refused(409, 'linkLocked'))).toBe('look');
    expect(afterRefusal(refused(401, 'wrongCode'))).toBeNull();
    expect(afterRefusal({ kind: 'timedOut' })).toBeNull();
  });

  it('asks for another proof only when the token counts no more', () => {
    expect(mustProveAgain(refused(401))).toBe(true);
    expect(mustProveAgain(refused(412))).toBe(false);
    expect(mustProveAgain({ kind: 'unreachable' })).toBe(false);
  });
});

describe('what a tab keeps', () => {
  const shelf = () => {
    const held = new Map<string, unknown>();
    const store = {
      read: (link: string, name: string): unknown => held.get(`${name}/${link}`) ?? null,
      write: (link: string, name: string, value: unknown): void => {
        if (value === null) held.delete(`${name}/${link}`);
        else held.set(`${name}/${link}`, value);
      },
    };
    return { held, kept: storedReports(store) };
  };

  it('opens its own report until its time, and no other', () => {
    const { kept } = shelf();
    kept.keep('link', { opened: OPENED, until: 100 });
    expect(stillOpen(kept.read('link'), 99)).toEqual(OPENED);
    expect(stillOpen(kept.read('link'), 100)).toBeNull();
    expect(stillOpen(kept.read('other'), 0)).toBeNull();
    kept.forget('link');
    expect(kept.read('link')).toBeNull();
  });

  it('is nothing where somebody wrote something else', () => {
    const { held, kept } = shelf();
    held.set(`${REPORT_TOKENS}/link`, { until: 5 });
    expect(kept.read('link')).toBeNull();
  });
});
