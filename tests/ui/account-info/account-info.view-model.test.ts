import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountForm } from '#core/account-info/account-form.schema.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { accountInfoOf } from '../../support/account-info.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { accountPage as world } from './account-page.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads the account that is placed, and anew when its data changed', async () => {
  const { gateway, events$, make } = world();
  gateway.onAccountInfo.answers(({ sn }) => ({ ok: true, value: accountInfoOf({ siteNum: sn }) }));
  const model = make();
  model.start();
  model.reading.open(7);
  model.reading.open(7);
  await settled();
  expect(gateway.onAccountInfo.calls).toEqual([[{ sn: 7 }, undefined]]);
  const happens = (siteNum: number, kind: LiveEvent['kind']) =>
    events$.next({ key: 'k', at: 0, siteNum, devNum: null, kind, data: {} });
  happens(8, 'site');
  happens(7, 'activity');
  expect(gateway.onAccountInfo.calls).toHaveLength(1);
  happens(7, 'site');
  await settled();
  expect(gateway.onAccountInfo.calls).toHaveLength(2);
  model.dispose();
  expect(events$.observed).toBe(false);
});

it('saves what was typed, asks for a permit where none is on file, and shows whose change came first', async () => {
  const { gateway, toasts, renamed, make } = world();
  const base = accountInfoOf({ siteNum: 7, rev: 3 });
  gateway.onAccountInfo.gives(base);
  const model = make();
  model.reading.open(7);
  await settled();
  model.forms.edit(base);
  const editor = model.forms.editor!;
  expect(editor.edit.form.values.permits).toEqual([{ id: null, number: '' }]);
  expect(editor.gateCode.change).toBeUndefined();
  expect([editor.edit.dirty, editor.edit.maySave]).toEqual([false, false]);
  editor.edit.form.type('premisesPhone', '12');
  await editor.edit.save();
  expect(gateway.onSaveAccountInfo.calls).toEqual([]);
  expect(editor.edit.form.errors['premisesPhone']).toEqual(['Enter a valid phone number']);
  editor.edit.form.type('premisesPhone', '(207) 555-0123');
  editor.edit.form.type('displayName', 'Lake house');

  gateway.onSaveAccountInfo.fails({
    kind: 'refused',
    status: 409,
    code: 'staleRev',
    message: null,
  });
  gateway.onAccountInfo.clear().gives({
    ...base,
    rev: 4,
    changedBy: 'Ana',
    form: { ...base.form, displayName: 'Camp', pets: 'Cat' },
  });
  await editor.edit.save();
  expect(editor.edit.meeting.met).toMatchObject({ by: { who: 'Ana' }, taken: ['Pets'] });
  expect(editor.edit.form.values.displayName).toBe('Lake house');
  expect(editor.edit.meeting.open).toMatchObject([
    { label: 'Display name', words: { mine: 'Lake house', theirs: 'Camp' } },
  ]);
  pickVersions(editor.edit.meeting, 'mine');
  const typed = { displayName: 'Lake house', premisesPhone: '(207) 555-0123' };
  const mine = { ...base.form, ...typed, pets: 'Cat' };
  gateway.onSaveAccountInfo.clear().gives({});
  gateway.onAccountInfo.clear().gives({ ...base, rev: 5, form: mine });
  await editor.edit.save();
  expect(gateway.onSaveAccountInfo.calls.at(-1)).toEqual([
    { sn: 7, ...mine, rev: 4, gateCode: undefined },
  ]);
  expect(model.forms.editor).toBeNull();
  expect(toasts.shown()).toMatchObject([{ title: 'Your account was saved' }]);
  expect(renamed).toHaveBeenCalledTimes(1);
});

it('asks for the fields that differ and for nothing that is open already', async () => {
  const { gateway, make } = world();
  const base = accountInfoOf({
    requests: [
      {
        id: 'r1',
        rev: 1,
        field: 'county',
        before: null,
        wanted: 'Alder',
        state: 'Submitted',
        askedBy: 'Ana',
        askedAt: '2026-03-12T18:00:00.000Z',
        answer: null,
        decidedBy: null,
        decidedAt: null,
      },
    ],
  });
  gateway.onAccountInfo.gives(base);
  const model = make();
  model.reading.open(7);
  await settled();
  model.forms.ask(base);
  const request = model.forms.request!;
  request.edit.form.type('county', 'Alder');
  expect([request.edit.dirty, request.count]).toEqual([true, 0]);
  await request.edit.save();
  expect(gateway.onRequestAccountChange.calls).toEqual([]);
  request.edit.form.type('crossStreet', 'Mill Road');
  expect(request.count).toBe(1);
  gateway.onRequestAccountChange.fails({ kind: 'unreachable' });
  await request.edit.save();
  expect(request.edit.saving.submission.problem).toContain('Nothing you typed is lost.');
  gateway.onRequestAccountChange.clear().gives({});
  await request.edit.save();
  const [first, again] = gateway.onRequestAccountChange.calls.map(([{ wishes }]) => wishes);
  expect(again).toEqual([
    { id: 'id-1', field: 'crossStreet', before: null, wanted: 'Mill Road', rev: null },
  ]);
  // Pressing again sends the same request with the same id.
  expect(again).toEqual(first);
  expect(model.forms.request).toBeNull();
});

it('goes on from what was typed for this account, and keeps what was typed for another', async () => {
  const { gateway, make } = world();
  const own = ownDrafts();
  const base = accountInfoOf({ siteNum: 7 });
  gateway.onAccountInfo.answers(({ sn }) => ({ ok: true, value: accountInfoOf({ siteNum: sn }) }));
  const before = make(own);
  before.start();
  before.reading.open(7);
  await settled();
  before.forms.edit(base);
  before.forms.editor?.edit.form.type('hazards', 'Propane');
  before.dispose();

  const after = make(own);
  after.start();
  after.reading.open(8);
  await settled();
  after.forms.edit(accountInfoOf({ siteNum: 8 }));
  expect(after.forms.editor?.edit.form.values.hazards).toBe('');
  after.forms.close();
  after.reading.open(7);
  await settled();
  expect(after.forms.draft.found?.base?.siteNum).toBe(7);
  after.forms.edit(base);
  expect(after.forms.editor?.edit.form.values.hazards).toBe('Propane');
  expect(accountForm.names).toContain('hazards');
});

it('saves the certificate as a file, or says why not', async () => {
  const { gateway, saved, make } = world();
  gateway.onAccountInfo.gives(accountInfoOf());
  const model = make();
  await model.certificate();
  expect(gateway.onAlarmCertificate.calls).toEqual([]);
  model.reading.open(7);
  gateway.onAlarmCertificate.gives({ name: 'certificate.pdf', bytes: new Uint8Array([37]) });
  await model.certificate();
  expect(saved).toEqual(['certificate.pdf']);
  gateway.onAlarmCertificate.clear().fails({ kind: 'unreachable' });
  await model.certificate();
  expect(model.printing.problem).toContain('The certificate could not be made.');
});

it('withdraws the request that was asked about, says so, and shows one that was decided as it stands', async () => {
  const { gateway, make, toasts } = world();
  const request = {
    id: 'r1',
    rev: 1,
    field: 'county' as const,
    before: null,
    wanted: 'Alder',
    answer: null,
    state: 'Submitted' as const,
    askedBy: 'Luis',
    askedAt: '2026-03-12T18:08:00.000Z',
    decidedBy: null,
    decidedAt: null,
  };
  gateway.onAccountInfo.answers(({ sn }) => ({
    ok: true,
    value: accountInfoOf({ siteNum: sn, requests: [request] }),
  }));
  const model = make();
  model.reading.open(7);
  await settled();
  await model.withdrawal.withdraw();
  expect(gateway.onWithdrawChangeRequest.calls).toEqual([]);
  model.withdrawal.doubt(request);
  const message = 'The change of County was decided meanwhile, so it cannot be withdrawn.';
  gateway.onWithdrawChangeRequest.fails({
    kind: 'refused',
    status: 409,
    code: 'requestDecided',
    message,
  });
  await model.withdrawal.withdraw();
  expect(model.withdrawal.submission.problem).toBe(message);
  expect(model.withdrawal.unwanted).toBe(request);
  expect(gateway.onAccountInfo.calls).toHaveLength(2);
  gateway.onWithdrawChangeRequest.clear().gives({});
  await model.withdrawal.withdraw();
  expect(gateway.onWithdrawChangeRequest.calls.at(-1)).toEqual([{ sn: 7, id: 'r1', rev: 1 }]);
  expect([model.withdrawal.unwanted, model.withdrawal.submission.problem]).toEqual([null, null]);
  expect(toasts.shown().map(({ title }) => title)).toEqual(['Your request was withdrawn']);
});
