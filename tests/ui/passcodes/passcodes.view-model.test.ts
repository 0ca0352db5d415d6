import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import { codeKey } from '#ui/passcodes/passcodes.view-model.ts';
import { changedText, initialsOf, validText, verifiedText } from '#ui/passcodes/valid-text.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { listedPasscode, sitePasscodesOf } from '../../support/site-passcodes.ts';
import { passcodesPage } from './passcodes-page.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const says = (status: number, code: string, message: string | null = null) =>
  ({ kind: 'refused', status, code, message }) as const;
const opened = async (codes: SitePasscodes = sitePasscodesOf(), own = ownDrafts()) => {
  const page = passcodesPage();
  page.gateway.onSitePasscodes.gives(codes);
  const model = page.make(own);
  model.start();
  model.reading.open(7);
  await settled();
  return { ...page, codes, model };
};
const LUIS = codeKey({ of: 'passcode', id: 'p-1' });
const CARLA = codeKey({ of: 'pin', id: 'c-1' });

describe('one code at a time', () => {
  it('is asked for with the password, shown for 20 seconds, and gone when another is', async () => {
    const { gateway, model, profile } = await opened();
    const { reveal } = model;
    gateway.onRevealPasscode.fails(says(409, 'checkNeeded'));
    model.show(LUIS);
    await settled();
    expect([reveal.checking, reveal.code]).toEqual([true, null]);
    reveal.typePassword('right');
    profile.onConfirmPassword.gives({});
    gateway.onRevealPasscode
      .clear()
      .gives({ code: '4F82TN', checkedAt: '2026-03-12T18:07:00.000Z' });
    await reveal.confirm();
    expect([reveal.shown(LUIS), reveal.left.left, model.stands]).toEqual(['4F82TN', 20, LUIS]);
    expect([reveal.checkedAt, reveal.password]).toEqual(['2026-03-12T18:07:00.000Z', '']);
    await vi.advanceTimersByTimeAsync(6000);
    expect(reveal.left.left).toBe(14);
    const other = { code: '8064', checkedAt: '2026-03-12T18:07:00.000Z' };
    gateway.onRevealContactPin.gives(other);
    model.show(CARLA);
    // Until the response arrives, neither Luis's nor Carla's code is shown.
    expect([reveal.shown(LUIS), reveal.shown(CARLA)]).toEqual([null, null]);
    await settled();
    expect([reveal.shown(LUIS), reveal.shown(CARLA), reveal.left.left]).toEqual([null, '8064', 20]);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(reveal.shown(CARLA)).toBe('8064');
    await vi.advanceTimersByTimeAsync(1);
    expect([reveal.shown(CARLA), reveal.code]).toEqual([null, null]);
    expect(gateway.onRevealContactPin.calls).toEqual([[{ sn: 7, id: 'c-1' }]]);
    expect(JSON.stringify(model.reveal)).not.toMatch(/4F82TN|8064/);
  });

  it('is not shown where it comes after the page of another site was opened', async () => {
    const { gateway, model } = await opened();
    gateway.onRevealPasscode.gives({ code: '4F82TN', checkedAt: '2026-03-12T18:07:00.000Z' });
    model.show(LUIS);
    model.reading.open(8);
    await settled();
    expect([model.reveal.code, model.stands]).toEqual([null, null]);
    model.choose(LUIS);
    expect(model.stands).toBe(LUIS);
    model.choose(LUIS);
    expect(model.stands).toBeNull();
  });
});

describe('a passcode that is given', () => {
  it('is sent once it is whole; weak, it is sent knowingly the second time, and in use it is said at the field', async () => {
    const { codes, gateway, model, toasts } = await opened();
    model.forms.edit(codes, null);
    const editor = model.forms.editor!;
    editor.edit.form.type('holder', 'Night cleaning');
    await editor.edit.save();
    expect([editor.code.problem, gateway.onAddPasscode.calls]).toEqual(['Enter the code', []]);
    // Observes the problem text as a screen does.
    const given: (string | null)[] = [];
    const stop = autorun(() => given.push(editor.code.problem));
    for (const text of ['RED CAR', 'ÄPFEL', '123']) {
      editor.code.type(text);
      await editor.edit.save();
      expect(given.at(-1)).not.toBeNull();
    }
    stop();
    editor.code.type('abc');
    await editor.edit.save();
    expect(editor.code.problem).toMatch(/4 to 11/);
    expect(gateway.onAddPasscode.calls).toEqual([]);
    editor.code.type('alarm1');
    gateway.onAddPasscode.fails(says(422, 'codeWeak', 'Many choose it.'));
    await editor.edit.save();
    expect([editor.code.weakness, editor.edit.saving.submission.problem]).toEqual([
      'Many choose it.',
      null,
    ]);
    gateway.onAddPasscode.clear().fails(says(422, 'codeRefused', 'In use.'));
    await editor.edit.save();
    expect(gateway.onAddPasscode.calls.at(-1)?.[0]).toMatchObject({ id: 'id-1', knowingly: true });
    const sent = [...gateway.onAddPasscode.calls];
    await editor.edit.save();
    expect([editor.code.problem, gateway.onAddPasscode.calls]).toEqual(['In use.', sent]);
    editor.code.type('SEXTANT74');
    expect(editor.code.weakness).toBeNull();
    gateway.onAddPasscode.clear().gives({});
    await editor.edit.save();
    expect(gateway.onAddPasscode.calls.at(-1)?.[0]).toMatchObject({
      id: 'id-1',
      code: 'SEXTANT74',
      knowingly: false,
      holder: 'Night cleaning',
      authority: 2,
      ofAccount: false,
    });
    expect(model.forms.editor).toBeNull();
    expect(toasts.shown().map(({ title }) => title)).toEqual([
      'The passcode of Night cleaning was saved',
    ]);
  });

  it('keeps what was typed but the code in a draft, and offers it to the same person', async () => {
    const own = ownDrafts();
    const { codes, model } = await opened(sitePasscodesOf(), own);
    model.forms.edit(codes, null);
    model.forms.editor!.edit.form.type('holder', 'Night cleaning');
    model.forms.editor!.code.type('SEXTANT74');
    model.dispose();
    const later = await opened(sitePasscodesOf(), own);
    expect(JSON.stringify(later.model.forms.draft.found)).toContain('Night cleaning');
    expect(JSON.stringify(later.model.forms.draft.found)).not.toContain('SEXTANT74');
    later.model.forms.goOn(later.codes);
    const editor = later.model.forms.editor!;
    expect([editor.edit.form.values.holder, editor.code.text]).toEqual(['Night cleaning', '']);
  });
});

describe('a passcode that is changed', () => {
  it('is saved together with what somebody else changed in another field', async () => {
    const { codes, gateway, model } = await opened();
    model.forms.edit(codes, codes.passcodes[0]!);
    const editor = model.forms.editor!;
    expect(editor.edit.dirty).toBe(false);
    editor.edit.form.type('authority', '3');
    gateway.onChangePasscode.fails(says(409, 'staleRev', 'Changed by Dana.')).gives({});
    const theirs = listedPasscode({ rev: 2, holder: 'Luis R.', changedBy: 'Dana Reyes' });
    gateway.onSitePasscodes.clear().gives(sitePasscodesOf({ passcodes: [theirs] }));
    await editor.edit.save();
    expect(gateway.onChangePasscode.calls.at(-1)).toMatchObject([
      { id: 'p-1', authority: 3, holder: 'Luis R.', rev: 2 },
    ]);
    expect(gateway.onChangePasscode.calls.at(-1)?.[0]).not.toHaveProperty('code');
  });

  it('that was deleted meanwhile says so', async () => {
    const { codes, gateway, model } = await opened();
    model.forms.edit(codes, codes.passcodes[0]!);
    const editor = model.forms.editor!;
    editor.edit.form.type('holder', 'Luis R.');
    gateway.onChangePasscode.fails(says(404, 'notFound'));
    gateway.onSitePasscodes.clear().gives(sitePasscodesOf({ passcodes: [] }));
    await editor.edit.save();
    expect(editor.edit.saving.gone).toBe(true);
  });

  it('after an answer that got lost is looked for, and taken for done where it is there', async () => {
    const { codes, gateway, model } = await opened();
    model.forms.edit(codes, codes.passcodes[0]!);
    const editor = model.forms.editor!;
    editor.edit.form.type('holder', 'Luis R.');
    gateway.onChangePasscode.fails({ kind: 'timedOut' });
    gateway.onSitePasscodes
      .clear()
      .gives(sitePasscodesOf({ passcodes: [listedPasscode({ rev: 2, holder: 'Luis R.' })] }));
    await editor.edit.save();
    expect(model.forms.editor).toBeNull();
  });
});

describe('what is deleted', () => {
  it('comes back by one press, under the revision the deletion left; a refusal is said', async () => {
    const { gateway, model, toasts } = await opened();
    const which = { of: 'passcode', id: 'p-1' } as const;
    gateway.onDeletePasscode.fails(says(422, 'lastMaster', 'This is the last master code.'));
    await model.removal.remove({ which, rev: 1, name: 'The passcode of Luis Romero' });
    expect(model.removal.submission.problem).toBe('This is the last master code.');
    gateway.onDeletePasscode.clear().gives({});
    await model.removal.remove({ which, rev: 1, name: 'The passcode of Luis Romero' });
    gateway.onRestorePasscode.gives({});
    toasts.shown().at(-1)?.action?.run();
    await settled();
    expect(gateway.onRestorePasscode.calls).toEqual([[{ sn: 7, id: 'p-1', rev: 2 }]]);
    gateway.onRemoveDuressCode.gives({});
    gateway.onRestoreDuressCode.gives({});
    await model.removal.remove({ which: null, rev: 4, name: 'The duress code' });
    toasts.shown().at(-1)?.action?.run();
    await settled();
    expect(gateway.onRestoreDuressCode.calls).toEqual([[{ sn: 7, rev: 5 }]]);
  });
});

describe('PINs and the duress code', () => {
  it('are set for whom they are chosen, under the revision that is there', async () => {
    const { codes, gateway, model } = await opened();
    model.forms.setPin(codes, null);
    const pin = model.forms.secret!;
    pin.code.type('9157');
    await pin.edit.save();
    expect([pin.whoseProblem, gateway.onSetContactPin.calls]).toEqual(['Choose a contact', []]);
    pin.choose('c-2');
    gateway.onSetContactPin.gives({});
    await pin.edit.save();
    expect(gateway.onSetContactPin.calls).toEqual([
      [{ sn: 7, id: 'c-2', code: '9157', knowingly: false, rev: 0 }],
    ]);
    model.forms.setPin(codes, 'c-1');
    model.forms.secret!.code.type('9157');
    await model.forms.secret!.edit.save();
    expect(gateway.onSetContactPin.calls.at(-1)).toMatchObject([{ sn: 7, id: 'c-1', rev: 3 }]);
    model.forms.setDuress(codes);
    const duress = model.forms.secret!;
    // The duress code belongs to the contact with the highest authority, so this contact's name is shown.
    expect(duress.whose).toBe('Carla Benson');
    duress.code.type('QUAHOG47');
    gateway.onSetDuressCode.fails(says(422, 'codeRefused', 'Too like another.'));
    await duress.edit.save();
    expect(duress.code.problem).toBe('Too like another.');
    duress.code.type('QUAHOG58');
    gateway.onSetDuressCode.clear().gives({});
    await duress.edit.save();
    expect(gateway.onSetDuressCode.calls.at(-1)).toEqual([
      { sn: 7, code: 'QUAHOG58', knowingly: false, rev: 0, holder: 'Carla Benson' },
    ]);
  });
});

describe('words of the list', () => {
  const always = { validFrom: null, validUntil: null, hours: null };
  it.each([
    [always, 'Always', null],
    [{ ...always, validUntil: '2026-03-31' }, 'Until Mar\u00A031', null],
    [{ ...always, validUntil: '2026-03-11' }, 'Ended Mar\u00A011', null],
    [
      { ...always, validFrom: '2026-03-20', validUntil: '2026-03-31' },
      'From Mar\u00A020 until Mar\u00A031',
      null,
    ],
    [
      { ...always, hours: [{ weekdays: [1, 2, 3, 4, 5, 6], from: 300, to: 900 }] },
      'Mon–Sat',
      '05:00–15:00',
    ],
  ])('%j', (times, first, second) =>
    expect(validText(times, '2026-03-12')).toEqual({ first, second }),
  );

  it('tell of the last time and of a name', () => {
    const now = '2026-03-12T18:08:00.000Z';
    const zone = 'America/New_York';
    const changedAt = '2026-03-09T22:43:00.000Z';
    expect(
      [
        { changedAt, changedBy: 'Dana Reyes' },
        { changedAt, changedBy: null },
        { changedAt: null, changedBy: null },
      ].map((code) => changedText(code, now, zone)),
    ).toEqual(['Changed Mar\u00A09 by Dana Reyes', 'Changed Mar\u00A09', null]);
    expect(verifiedText(null, now, zone).first).toBe('Never');
    expect(verifiedText('2026-03-12T17:19:00.000Z', now, zone)).toEqual({
      first: 'Today',
      second: '13:19',
    });
    expect(verifiedText('2026-03-09T22:43:00.000Z', now, zone).first).toBe('Mar\u00A09');
    expect(['Carla Benson', 'Opening staff', 'Guard'].map(initialsOf)).toEqual(['CB', 'OS', 'G']);
  });
});
