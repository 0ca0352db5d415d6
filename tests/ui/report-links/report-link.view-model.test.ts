import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import type {
  StoredReport,
  LinkLook,
  OpenedReport,
} from '#core/report-links/linked-report.schema.ts';
import type { ReportLinksGateway } from '#core/report-links/report-links.api.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ReportLinkViewModel } from '#ui/report-links/report-link.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const REPORT = { reportId: 'r', name: 'Alarms', about: 'Mar 1', format: 'pdf', size: 5 };
const LOOK: LinkLook = {
  state: 'ready',
  expiredAt: null,
  lockedSeconds: 0,
  contacts: [
    { type: 'email', masked: 'd•••@e•••.com' },
    { type: 'cellPhone', masked: '(•••) •••-0142' },
  ],
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
  report: REPORT,
};
const FILE = { name: 'alarms.pdf', bytes: new Uint8Array([37, 80]) };
const sent = (type: 'email' | 'cellPhone') => ({
  schedReportID: 'link',
  emailAddress: 'd•••@e•••.com',
  sentTo: type,
  resendInSeconds: 30,
});
const requestOf = (type: 'email' | 'cellPhone', resendCode: boolean) => ({
  contactMethodValue: 'link',
  type,
  mfaType: MFA_TYPES.reportingVerification,
  resendCode,
});
const refused = (status: number, code: string) =>
  ({ kind: 'refused', status, code, message: 'No.' }) as const;

const open = ({ signedIn = false }: { signedIn?: boolean } = {}) => {
  const links = scripted<ReportLinksGateway>();
  const kept = new Map<string, StoredReport>();
  const saved: string[] = [];
  const toasts = new ToastStore(Date.now);
  const model = new ReportLinkViewModel({
    links,
    tokens: {
      read: (id) => kept.get(id) ?? null,
      keep: (id, report) => void kept.set(id, report),
      forget: (id) => void kept.delete(id),
    },
    files: { save: ({ name }) => void saved.push(name) },
    clock: { now: () => Date.now() },
    toasts,
    signedIn: () => signedIn,
  });
  return { links, kept, saved, toasts, model };
};

const asked = async (...later: readonly LinkLook['codeDeparture'][]) => {
  const page = open();
  page.links.onLookAtReportLink.gives(LOOK);
  for (const codeDeparture of later)
    page.links.onLookAtReportLink.gives({ ...LOOK, codeSentTo: 'email', codeDeparture });
  page.model.open('link');
  await vi.advanceTimersByTimeAsync(0);
  expect(page.model.flow).toMatchObject({ at: 'closed', asking: true });
  return page;
};

const withCode = async () => {
  const page = await asked();
  page.links.onRequestReportCode.gives(sent('email'));
  await page.model.send();
  return page;
};

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('the page of a mailed report', () => {
  it('sends nothing by itself, whatever is drawn twice', async () => {
    const { links, model } = await asked();
    model.open('link');
    expect(links.onLookAtReportLink.calls).toHaveLength(1);
    expect(links.onRequestReportCode.calls).toHaveLength(0);
    expect(model.codeSent).toBe(false);
  });

  it('sends a code to the chosen contact, and rests 30 seconds before another', async () => {
    const { links, model } = await asked();
    links.onRequestReportCode.gives(sent('cellPhone'));
    model.choose('cellPhone');
    await model.send();
    expect(links.onRequestReportCode.calls).toEqual([[requestOf('cellPhone', false)]]);
    expect(model.codeSent).toBe(true);
    expect(model.resendBlocked).toBe(true);
    await model.send();
    expect(links.onRequestReportCode.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(DURATIONS.resendCooldown);
    links.onRequestReportCode.gives(sent('cellPhone'));
    await model.send();
    expect(links.onRequestReportCode.calls[1]).toEqual([requestOf('cellPhone', true)]);
  });

  it('says of the code that it is being sent, that it failed, and that it left, as each becomes true', async () => {
    const { links, model } = await asked('sending', 'failed', 'sent');
    links.onRequestReportCode.gives(sent('email'));
    await model.send();
    const states = [model.departure.state];
    for (let look = 0; look < 3; look += 1) {
      await vi.advanceTimersByTimeAsync(2000);
      states.push(model.departure.state);
    }
    expect([...new Set(states)]).toEqual(['sending', 'failed', 'sent']);
    const looks = links.onLookAtReportLink.calls.length;
    await vi.advanceTimersByTimeAsync(20000);
    expect(links.onLookAtReportLink.calls).toHaveLength(looks);
    model.dispose();
  });

  it('says so when there were too many, and rests as long as the server asks', async () => {
    const { links, model } = await asked();
    links.onRequestReportCode.fails({ kind: 'rateLimited', message: null, retryAfterSeconds: 90 });
    await model.send();
    expect(model.run.notice?.text).toBe(MESSAGES.tooManyAttempts);
    expect(model.code.resendWait.left).toBe(90);
  });

  it('verifies at exactly six digits and not before', async () => {
    const { links, model } = await withCode();
    model.code.enter('12345');
    expect(model.mayVerify).toBe(false);
    await model.verify();
    expect(links.onVerifyReportCode.calls).toHaveLength(0);
    model.code.enter('123456');
    expect(model.mayVerify).toBe(true);
  });

  it('keeps the token for its time and fetches the file at once, saying so', async () => {
    const { links, model, kept, saved, toasts } = await withCode();
    links.onVerifyReportCode.gives(OPENED);
    links.onDownloadLinkedReport.gives(FILE);
    model.code.enter('123456');
    await model.verify();
    expect(links.onVerifyReportCode.calls).toEqual([[{ reportLinkCode: 'link', code: '123456' }]]);
    expect(kept.get('link')).toEqual({ opened: OPENED, until: 1_000_000 + DURATIONS.reportToken });
    const [given, how] = links.onDownloadLinkedReport.calls[0] ?? [];
    expect([given, how?.reportToken]).toEqual([{ id: 'link' }, 'token']);
    expect(saved).toEqual(['alarms.pdf']);
    expect(toasts.list().map(({ title }) => title)).toContain(MESSAGES.downloading);
    expect(model.flow.at).toBe('opened');
    expect(model.file.share).toBeNull();
  });

  it('empties a wrong code for ten seconds of words, and goes back to it', async () => {
    const { links, model } = await withCode();
    links.onVerifyReportCode.fails(refused(401, 'wrongCode'));
    model.code.enter('123456');
    const before = model.code.focusRequests;
    await model.verify();
    expect(model.run.notice).toMatchObject({ text: 'No.', durationMs: DURATIONS.toastLong });
    expect(model.code.digits).toBe('');
    expect(model.code.focusRequests).toBeGreaterThan(before);
  });

  it('tells when a link was closed by wrong codes', async () => {
    const { links, model } = await withCode();
    links.onVerifyReportCode.fails(refused(409, 'linkLocked'));
    links.onLookAtReportLink.clear().gives({ ...LOOK, state: 'locked', lockedSeconds: 900 });
    model.code.enter('123456');
    await model.verify();
    expect(model.flow).toEqual({ at: 'locked', until: 1_900_000 });
  });

  it('goes on with what the tab kept, and asks again when the server takes it no more', async () => {
    const { links, model, kept } = open();
    kept.set('link', { opened: OPENED, until: 2_000_000 });
    model.open('link');
    await vi.advanceTimersByTimeAsync(0);
    expect(model.flow.at).toBe('opened');
    links.onDownloadLinkedReport.fails(refused(401, 'reportTokenDead'));
    links.onLookAtReportLink.gives(LOOK);
    await model.download();
    expect(kept.size).toBe(0);
    expect(model.flow.at).toBe('closed');
  });

  it('needs no code of somebody signed in who may see it, and one of anybody else', async () => {
    const mine = open({ signedIn: true });
    mine.links.onReadLinkedReport.gives(REPORT);
    mine.model.open('link');
    await vi.advanceTimersByTimeAsync(0);
    expect(mine.model.flow).toEqual({ at: 'own', report: REPORT });
    mine.links.onDownloadOwnReport.gives(FILE);
    await mine.model.download();
    expect(mine.saved).toEqual(['alarms.pdf']);

    const others = open({ signedIn: true });
    others.links.onReadLinkedReport.fails(refused(404, 'notFound'));
    others.links.onLookAtReportLink.gives(LOOK);
    others.model.open('link');
    await vi.advanceTimersByTimeAsync(0);
    expect(others.model.flow.at).toBe('closed');
  });

  it('offers a new report where the file is gone, once', async () => {
    const { links, model } = open();
    links.onLookAtReportLink.gives({ ...LOOK, state: 'expired', expiredAt: 5 });
    model.open('link');
    await vi.advanceTimersByTimeAsync(0);
    links.onAskForReport.fails({ kind: 'unreachable' }).gives({});
    await model.askForNew();
    expect(model.run.notice?.text).toBe(
      'The new report could not be requested. There was no connection.',
    );
    await model.askForNew();
    expect(model.flow).toEqual({ at: 'expired', since: 5, asked: true });
  });

  it('tells how much of a long file has come, and leaves with the page', async () => {
    const { model, kept, links } = open();
    kept.set('link', { opened: OPENED, until: 2_000_000 });
    model.open('link');
    await vi.advanceTimersByTimeAsync(0);
    links.onDownloadLinkedReport.gives(FILE);
    const done = model.download();
    const how = links.onDownloadLinkedReport.calls[0]?.[1];
    how?.onProgress?.(0.4);
    expect(model.file.share).toBe(0.4);
    model.dispose();
    expect(model.file.share).toBeNull();
    await done;
  });
});
