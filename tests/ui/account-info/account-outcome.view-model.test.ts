import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { accountInfoOf } from '../../support/account-info.ts';
import { accountPage } from './account-page.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const LOST = { kind: 'timedOut' } as const;
const STALE = { kind: 'refused', status: 409, code: 'staleRev', message: null } as const;
const COUNTY: ChangeRequest = {
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
};

const settled = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = async (base = accountInfoOf({ rev: 3 })) => {
  const page = accountPage();
  page.gateway.onAccountInfo.gives(base);
  const model = page.make();
  model.reading.open(base.siteNum);
  await settled();
  return { ...page, model, base };
};

describe('after an answer that got lost', () => {
  it('a saved account is looked into: what is there is taken for saved, and what is not is said', async () => {
    const { base, gateway, model, toasts } = await opened();
    model.forms.edit(base);
    const editor = model.forms.editor!;
    editor.edit.form.type('hazards', 'Propane');
    gateway.onSaveAccountInfo.fails(LOST);
    await editor.edit.save();
    expect(editor.edit.saving.submission.problem).toContain(MESSAGES.outcomeUnknown);
    expect(editor.edit.form.values.hazards).toBe('Propane');
    expect(model.forms.editor).toBe(editor);
    // Three reads: the first load of the page, its reload, and one to check whether the change was applied.
    expect(gateway.onAccountInfo.calls).toHaveLength(3);
    gateway.onAccountInfo
      .clear()
      .gives({ ...base, rev: 4, form: { ...base.form, hazards: 'Propane' } });
    await editor.edit.save();
    expect(model.forms.editor).toBeNull();
    expect(toasts.shown()).toMatchObject([{ title: 'Your account was saved' }]);
  });

  it('a request is looked into in the same way', async () => {
    const { base, gateway, model } = await opened();
    model.forms.ask(base);
    const request = model.forms.request!;
    request.edit.form.type('county', 'Alder');
    gateway.onRequestAccountChange.fails(LOST);
    await request.edit.save();
    expect(request.edit.saving.submission.problem).toContain(MESSAGES.outcomeUnknown);
    expect(model.forms.request).toBe(request);
    gateway.onAccountInfo.clear().gives({ ...base, requests: [COUNTY] });
    await request.edit.save();
    expect(model.forms.request).toBeNull();
  });

  it('a request that is gone was withdrawn; one that stands is shown with what is unknown', async () => {
    const { gateway, model, toasts } = await opened(accountInfoOf({ requests: [COUNTY] }));
    model.withdrawal.doubt(COUNTY);
    gateway.onWithdrawChangeRequest.fails(LOST);
    await model.withdrawal.withdraw();
    expect(model.withdrawal.submission.problem).toContain(MESSAGES.outcomeUnknown);
    expect(model.withdrawal.unwanted).toEqual(COUNTY);
    gateway.onAccountInfo.clear().gives(accountInfoOf());
    await model.withdrawal.withdraw();
    expect(model.withdrawal.unwanted).toBeNull();
    expect(toasts.shown()).toMatchObject([{ title: 'Your request was withdrawn' }]);
  });
});

describe('what somebody else did meanwhile', () => {
  it('stands before a wish that would replace theirs: mine is sent on what they asked, or theirs stays', async () => {
    const { base, gateway, model } = await opened();
    const theirs = { ...base, requests: [COUNTY] };
    const asks = async () => {
      gateway.onAccountInfo.clear().gives(theirs);
      gateway.onRequestAccountChange.clear().fails(STALE);
      model.forms.ask(base);
      const request = model.forms.request!;
      request.edit.form.type('county', 'Merrin');
      await request.edit.save();
      expect(request.edit.meeting.met?.by).toEqual({ who: 'Ana', at: COUNTY.askedAt });
      expect(request.edit.form.values.county).toBe('Merrin');
      return request;
    };
    const kept = await asks();
    gateway.onRequestAccountChange.clear().gives({});
    expect(pickVersions(kept.edit.meeting, 'mine')).toHaveLength(1);
    await kept.edit.save();
    expect(gateway.onRequestAccountChange.calls.at(-1)?.[0].wishes).toEqual([
      { id: 'r1', rev: 1, field: 'county', before: null, wanted: 'Merrin' },
    ]);
    expect(model.forms.request).toBeNull();
    const given = await asks();
    pickVersions(given.edit.meeting, 'theirs');
    expect([given.edit.meeting.open, given.edit.dirty]).toEqual([[], false]);
  });

  it('is not asked to be undone by keeping mine', async () => {
    const { base, gateway, model } = await opened();
    const inForce = { ...base.inForce, crossStreet: 'Mill Road' };
    model.forms.ask(base);
    const request = model.forms.request!;
    request.edit.form.type('county', 'Merrin');
    gateway.onRequestAccountChange.fails(STALE);
    gateway.onAccountInfo.clear().gives({ ...base, inForce, requests: [COUNTY] });
    await request.edit.save();
    gateway.onRequestAccountChange.clear().gives({});
    pickVersions(request.edit.meeting, 'mine');
    await request.edit.save();
    expect(gateway.onRequestAccountChange.calls.at(-1)?.[0].wishes).toMatchObject([
      { field: 'county' },
    ]);
  });

  it('shows the newer wish before it is withdrawn', async () => {
    const { gateway, model } = await opened(accountInfoOf({ requests: [COUNTY] }));
    model.withdrawal.doubt(COUNTY);
    const newer = { ...COUNTY, rev: 2, wanted: 'Merrin' };
    gateway.onAccountInfo.clear().gives(accountInfoOf({ requests: [newer] }));
    gateway.onWithdrawChangeRequest.fails({ ...STALE, message: 'Changed by Ana at 14:08.' });
    await model.withdrawal.withdraw();
    expect(model.withdrawal.submission.problem).toBe('Changed by Ana at 14:08.');
    expect(model.withdrawal.unwanted).toEqual(newer);
  });
});

describe('a permit that is missed', () => {
  it('is saved where it is typed, on top of what somebody else changed', async () => {
    const { base, gateway, model, toasts } = await opened();
    await model.permit.save(base, 'Burglar alarm');
    expect(model.permit.problem).toBe('Enter the number');
    model.permit.type('x'.repeat(41));
    expect(model.permit.problem).toContain('at most 40');
    model.permit.type(' P-48 ');
    const newest = { ...base, rev: 4, form: { ...base.form, pets: 'Cat' } };
    gateway.onAccountInfo.clear().gives(newest);
    gateway.onSaveAccountInfo.fails(STALE).gives({});
    await model.permit.save(base, 'Burglar alarm');
    expect(gateway.onSaveAccountInfo.calls.at(-1)).toEqual([
      {
        sn: base.siteNum,
        ...newest.form,
        permits: [{ id: null, number: 'P-48', type: 'Burglar alarm' }],
        rev: 4,
      },
    ]);
    expect([model.permit.number, model.permit.problem]).toEqual(['', null]);
    expect(toasts.shown()).toMatchObject([{ title: 'The permit was saved' }]);
  });

  it('is looked into after an answer that got lost', async () => {
    const { base, gateway, model } = await opened();
    model.permit.type('P-48');
    gateway.onSaveAccountInfo.fails(LOST);
    await model.permit.save(base, 'Burglar alarm');
    expect(model.permit.submission.problem).toContain(MESSAGES.outcomeUnknown);
    expect(model.permit.number).toBe('P-48');
    const permits = [{ id: 'p1', number: 'P-48' }];
    gateway.onAccountInfo.clear().gives({ ...base, form: { ...base.form, permits } });
    await model.permit.save(base, 'Burglar alarm');
    expect(model.permit.number).toBe('');
  });
});

describe('the gate code', () => {
  it('asks for the password first, is shown for 20 seconds, and leaves nothing behind', async () => {
    const { base, gateway, model, profile } = await opened();
    const { gateCode } = model;
    const needed = { kind: 'refused', status: 409, code: 'checkNeeded', message: null } as const;
    gateway.onRevealGateCode.fails(needed);
    await gateCode.reveal(base.siteNum);
    expect([gateCode.checking, gateCode.code]).toEqual([true, null]);
    gateCode.typePassword('wrong');
    profile.onConfirmPassword.fails({
      kind: 'refused',
      status: 401,
      code: 'wrongPassword',
      message: 'The password is not correct.',
    });
    await gateCode.confirm();
    expect(gateCode.submission.problem).toBe('The password is not correct.');
    expect(gateCode.password).toBe('');
    gateCode.typePassword('right');
    profile.onConfirmPassword.clear().gives({});
    gateway.onRevealGateCode.clear().gives({ code: '#7731' });
    await gateCode.confirm();
    expect([gateCode.checking, gateCode.code, gateCode.left.left]).toEqual([false, '#7731', 20]);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(gateCode.code).toBe('#7731');
    await vi.advanceTimersByTimeAsync(1);
    expect(gateCode.code).toBeNull();
    // A code that arrives after another account was opened is not shown.
    const late = gateCode.reveal(base.siteNum);
    model.reading.open(8);
    await late;
    expect(gateCode.code).toBeNull();
  });

  it('is sent only where it was typed or taken off, and kept in no draft', async () => {
    const { base, gateway, model } = await opened(accountInfoOf({ gateCodeOnFile: true }));
    model.start();
    model.forms.edit(base);
    const editor = model.forms.editor!;
    editor.gateCode.type('x'.repeat(501));
    await editor.edit.save();
    expect([editor.edit.dirty, gateway.onSaveAccountInfo.calls]).toEqual([true, []]);
    editor.gateCode.type(' #7731 ');
    expect(JSON.stringify(model.forms.draft)).not.toContain('7731');
    gateway.onSaveAccountInfo.gives({});
    await editor.edit.save();
    expect(gateway.onSaveAccountInfo.calls.at(-1)?.[0].gateCode).toBe('#7731');
    model.forms.edit(base);
    model.forms.editor?.gateCode.remove(true);
    await model.forms.editor?.edit.save();
    expect(gateway.onSaveAccountInfo.calls.at(-1)?.[0].gateCode).toBeNull();
    model.dispose();
  });
});
