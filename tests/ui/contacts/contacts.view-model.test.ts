import { firstValueFrom, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { contactForm, type ContactForm } from '#core/contacts/contact-form.schema.ts';
import { NEW_PHONE, phonePlace } from '#core/contacts/phones-field.schema.ts';
import type { Contact, SeenContactList } from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { ContactsViewModel } from '#ui/contacts/contacts.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { scripted } from '../../support/scripted.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const STALE: Failure = {
  kind: 'refused',
  status: 409,
  message: 'Changed by Ana.',
  code: 'staleRev',
};

const contact = (id: string, position: number, more: Partial<Contact> = {}): Contact => ({
  ...(contactForm.read(contactForm.show(null)) as ContactForm),
  id,
  rev: 1,
  position,
  inherited: false,
  hasPin: false,
  lastName: id,
  changedBy: 'Ana Duarte',
  changedAt: '2026-03-12T18:00:00.000Z',
  suspendedAt: null,
  suspendedBy: null,
  phones: [{ number: `207-555-01${position}0`, type: 'Cell', ext: null, text: true }],
  ...more,
});

const LIST: SeenContactList = {
  siteNum: 700121,
  siteName: 'Marine',
  groupName: 'Harbor',
  timeZone: 'America/New_York',
  rev: 4,
  changedBy: 'Ana Duarte',
  changedAt: '2026-03-12T18:00:00.000Z',
  policeCome: true,
  ecvContacts: 0,
  hasOtherSites: true,
  places: [],
  agencies: {},
  contacts: [
    contact('a', 1),
    contact('b', 2),
    contact('c', 3),
    contact('desk', 1, { inherited: true }),
  ],
};
const inOrder = (ids: readonly string[], rev: number): SeenContactList => ({
  ...LIST,
  rev,
  contacts: ids.map((id, at) => contact(id, at + 1)),
});

const screen = async (store = ownDrafts()) => {
  const gateway = scripted<ContactsGateway>();
  gateway.onSiteContacts.gives(LIST);
  const events$ = new Subject<LiveEvent>();
  const toasts = new ToastStore(Date.now);
  let made = 0;
  const model = new ContactsViewModel({
    gateway,
    live: { events$, readAnew$: new Subject<void>() },
    toasts,
    files: { save: () => undefined },
    ids: { next: () => `id-${(made += 1)}` },
    clock: { now: () => Date.UTC(2026, 2, 12, 18, 8) },
    wallClock: temporalWallClock,
    ownDrafts: store,
    mayChange: true,
    maySetPin: true,
  });
  model.start();
  model.reading.open(700121);
  await vi.advanceTimersByTimeAsync(0);
  const list = (): SeenContactList => {
    if (model.reading.value === null) throw new Error('the list is not there');
    return model.reading.value;
  };
  const shown = () => model.order.shown(list()).map(({ id }) => id);
  return {
    gateway,
    model,
    toasts,
    list,
    shown,
    titles: () => toasts.list().map(({ title }) => title),
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(1000);

it('no vacation and no last day of which a part is typed is sent', async () => {
  const { gateway, list, model } = await screen();
  const [first] = list().contacts;
  if (first === undefined) throw new Error('no contact');
  const { acts } = model;
  acts.ask({ ...first, unavailableFrom: '2026-03-14' }, 'vacation');
  for (const [from, to] of [
    ['3/1', ''],
    ['', '3/1'],
    ['2026-03-14', '2026-03-13'],
  ] as const) {
    acts.type('from', from);
    acts.type('to', to);
    await acts.setVacation(first);
  }
  acts.ask(first, 'expire');
  acts.type('to', '3/1');
  await acts.expire(first);
  expect(gateway.onSetContactVacation.calls).toEqual([]);
  expect(gateway.onExpireContact.calls).toEqual([]);
});

describe('the order of a call list', () => {
  it('is shown at once, said, and saved once for moves that follow each other', async () => {
    const { gateway, list, model, shown, titles } = await screen();
    gateway.onOrderContacts.gives({ rev: 5 });
    model.order.move(list(), 'a', 1);
    model.order.move(list(), 'a', 2);
    expect(shown()).toEqual(['b', 'c', 'a']);
    expect(model.order.announcement).toBe('a is now 3 of 3');
    gateway.onSiteContacts.clear().gives(inOrder(['b', 'c', 'a'], 5));
    await settle();
    expect(gateway.onOrderContacts.calls).toEqual([[{ sn: 700121, ids: ['b', 'c', 'a'], rev: 4 }]]);
    expect(model.order.order).toBeNull();
    expect(titles()).toContain('The order was saved');
  });

  it('of somebody else is shown beside mine, and mine is saved over it knowingly', async () => {
    const { gateway, list, model, shown } = await screen();
    gateway.onOrderContacts.fails(STALE).gives({ rev: 7 });
    // Another user reversed the order and added a contact.
    gateway.onSiteContacts.clear().gives(inOrder(['c', 'b', 'a', 'd'], 6));
    model.order.move(list(), 'c', 0);
    await settle();
    expect(model.order.theirs?.changedBy).toBe('Ana Duarte');
    expect(model.order.versions).toEqual([
      { label: 'Place 2', theirs: 'b', mine: 'a' },
      { label: 'Place 3', theirs: 'a', mine: 'b' },
    ]);
    gateway.onSiteContacts.clear().gives(inOrder(['c', 'a', 'b', 'd'], 7));
    await model.order.keepMine();
    expect(gateway.onOrderContacts.calls.at(-1)).toEqual([
      { sn: 700121, ids: ['c', 'a', 'b', 'd'], rev: 6 },
    ]);
    expect(shown()).toEqual(['c', 'a', 'b', 'd']);
    expect(model.order.theirs).toBeNull();
  });

  it('is saved by itself where somebody else changed the list, but not the order', async () => {
    const { gateway, list, model, titles } = await screen();
    gateway.onOrderContacts.fails(STALE).gives({ rev: 7 });
    gateway.onSiteContacts.clear().gives(inOrder(['a', 'b', 'c', 'd'], 6));
    model.order.move(list(), 'c', 0);
    await settle();
    expect(gateway.onOrderContacts.calls.at(-1)).toEqual([
      { sn: 700121, ids: ['c', 'a', 'b', 'd'], rev: 6 },
    ]);
    expect(model.order.theirs).toBeNull();
    expect(titles()).toContain('The order was saved');
  });

  it('that was accepted is shown until a list of its revision is read, and is changed from there', async () => {
    const { gateway, list, model, shown, titles } = await screen();
    gateway.onOrderContacts
      .gives({ rev: 5 })
      .fails({ kind: 'faulted', status: 500, message: null });
    gateway.onSiteContacts.clear().fails({ kind: 'unreachable' });
    model.order.move(list(), 'a', 2);
    await settle();
    expect(titles()).toContain('The order was saved');
    expect(list().rev).toBe(4);
    expect(shown()).toEqual(['b', 'c', 'a']);
    // The next move goes on from the accepted order; if it fails, that one stands.
    model.order.move(list(), 'c', 0);
    await settle();
    expect(gateway.onOrderContacts.calls.at(-1)).toEqual([
      { sn: 700121, ids: ['c', 'b', 'a'], rev: 5 },
    ]);
    expect(shown()).toEqual(['b', 'c', 'a']);
    gateway.onSiteContacts.clear().gives(inOrder(['c', 'a', 'b'], 6));
    await model.reading.reload();
    expect(shown()).toEqual(['c', 'a', 'b']);
  });

  it('that is pending when the site is left is sent at once for its own site', async () => {
    for (const leave of ['dispose', 'open'] as const) {
      const { gateway, list, model } = await screen();
      gateway.onOrderContacts.gives({ rev: 5 });
      model.order.move(list(), 'c', 0);
      if (leave === 'open') model.reading.open(700122);
      else model.dispose();
      await settle();
      expect(gateway.onOrderContacts.calls).toEqual([
        [{ sn: 700121, ids: ['c', 'a', 'b'], rev: 4 }],
      ]);
    }
  });

  it('that fails after its site is left is told with the name of the site, and not on the next one', async () => {
    for (const failure of [STALE, { kind: 'unreachable' }] as const) {
      const { gateway, list, model, toasts } = await screen();
      gateway.onOrderContacts.fails(failure);
      model.order.move(list(), 'c', 0);
      model.reading.open(700122);
      await settle();
      expect(toasts.list()).toMatchObject([
        { tone: 'alarm', title: 'The call order of Marine was not saved' },
      ]);
      expect([model.order.submission.problem, model.order.theirs]).toEqual([null, null]);
    }
  });

  it('that is changed while the first one is saved is sent after it, also when the site is left', async () => {
    const { gateway, list, model } = await screen();
    const first = new Subject<Result<{ rev: number }, Failure>>();
    gateway.onOrderContacts.answers(() => firstValueFrom(first)).gives({ rev: 6 });
    model.order.move(list(), 'c', 0);
    await settle();
    model.order.move(list(), 'b', 0);
    model.dispose();
    await settle();
    expect(gateway.onOrderContacts.calls).toHaveLength(1);
    first.next(ok({ rev: 5 }));
    await settle();
    expect(gateway.onOrderContacts.calls.slice(1)).toEqual([
      [{ sn: 700121, ids: ['b', 'c', 'a'], rev: 5 }],
    ]);
  });

  it('of the next site is sent for that site, whatever the answer of the site before', async () => {
    for (const answer of [ok({ rev: 5 }), err(STALE), err({ kind: 'unreachable' } as const)]) {
      for (const movesEarly of [true, false]) {
        const { gateway, list, model } = await screen();
        const late = new Subject<Result<{ rev: number }, Failure>>();
        gateway.onOrderContacts.answers(() => firstValueFrom(late)).gives({ rev: 9 });
        model.order.move(list(), 'c', 0);
        await settle();
        gateway.onSiteContacts.clear().gives({ ...LIST, siteNum: 700122, rev: 8 });
        model.reading.open(700122);
        await vi.advanceTimersByTimeAsync(0);
        if (movesEarly) model.order.move(list(), 'b', 0);
        late.next(answer);
        await vi.advanceTimersByTimeAsync(0);
        if (!movesEarly) model.order.move(list(), 'b', 0);
        await settle();
        expect(gateway.onOrderContacts.calls.slice(1)).toEqual([
          [{ sn: 700122, ids: ['b', 'a', 'c'], rev: 8 }],
        ]);
      }
    }
  });

  it('stands as before where it cannot be saved, and says so', async () => {
    const { gateway, list, model, shown } = await screen();
    gateway.onOrderContacts.fails({ kind: 'faulted', status: 500, message: null });
    model.order.move(list(), 'a', 2);
    await settle();
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(model.order.submission.problem).not.toBeNull();
  });
});

describe('a contact', () => {
  const fill = (model: ContactsViewModel): void => {
    const { editor } = model;
    if (editor === null) throw new Error('no form is open');
    editor.edit.form.type('lastName', 'Ruiz');
    editor.edit.form.type('phones', [{ number: '2075550199', type: 'Cell', ext: '', text: true }]);
  };

  it('that is new is sent under one id, however often Save is pressed, and a lost answer is looked into', async () => {
    const { gateway, list, model, titles } = await screen();
    model.edit(list(), null);
    fill(model);
    gateway.onAddContact.fails({ kind: 'timedOut' }).gives({});
    await model.editor?.edit.save();
    expect(model.editor).not.toBeNull();
    await model.editor?.edit.save();
    const [first, second] = gateway.onAddContact.calls;
    expect(first?.[0].id).toBe(second?.[0].id);
    expect(model.editor).toBeNull();
    expect(titles()).toContain('Ruiz was saved');
  });

  it('shows both versions where somebody else saved first, and loses nothing typed', async () => {
    const { gateway, list, model } = await screen();
    model.edit(list(), list().contacts[0] ?? null);
    model.editor?.edit.form.type('notes', 'Mine');
    gateway.onSaveContact.fails(STALE).gives({});
    gateway.onSiteContacts
      .clear()
      .gives({ ...LIST, contacts: [contact('a', 1, { rev: 2, notes: 'Theirs' })] });
    await model.editor?.edit.save();
    expect(model.editor?.edit.meeting.open).toMatchObject([
      { label: 'Notes', words: { mine: 'Mine', theirs: 'Theirs' } },
    ]);
    expect(model.editor?.edit.form.values.notes).toBe('Mine');
    pickVersions(model.editor?.edit.meeting, 'mine');
    await model.editor?.edit.save();
    expect(gateway.onSaveContact.calls.at(-1)?.[0]).toMatchObject({ sn: 700121, id: 'a', rev: 2 });
  });

  it('keeps a draft without the PIN', async () => {
    const store = ownDrafts();
    const { list, model } = await screen(store);
    model.edit(list(), null);
    fill(model);
    model.editor?.pin.type('tide42');
    await settle();
    model.dispose();
    const again = await screen(store);
    expect(JSON.stringify(again.model.draft.found)).not.toContain('tide42');
    again.model.edit(again.list(), null);
    expect(again.model.editor?.edit.form.values.lastName).toBe('Ruiz');
    expect(again.model.editor?.pin.text).toBe('');
  });

  it('that is suspended says since when and by whom while its box stays ticked', async () => {
    const { gateway, list, model } = await screen();
    const since = { suspendedAt: '2026-03-02T18:00:00.000Z', suspendedBy: 'Ana Duarte' };
    const away = contact('b', 2, { suspended: true, ...since });
    gateway.onSiteContacts.gives({ ...LIST, contacts: [contact('a', 1), away] });
    model.edit(list(), contact('a', 1));
    model.editor?.edit.form.type('suspended', true);
    expect(model.editor?.suspension).toBeNull();
    model.edit(list(), away);
    expect(model.editor?.suspension).toBe('Suspended since Mar 2, by Ana Duarte');
    model.editor?.edit.form.type('suspended', false);
    expect(model.editor?.suspension).toBeNull();
  });

  it('taken off the list is back by Undo, under the revision deleting gave it', async () => {
    const { gateway, list, model, toasts } = await screen();
    gateway.onDeleteContact.gives({ rev: 2 });
    gateway.onRestoreContact.gives({ pinGone: false }).gives({ pinGone: true });
    const [first] = list().contacts;
    if (first === undefined) throw new Error('nobody is there');
    const removeAndUndo = async (): Promise<void> => {
      await model.acts.remove(first);
      const shown = toasts
        .list()
        .filter(({ title }) => title === 'a was removed from the call list');
      shown.at(-1)?.action?.run();
      await settle();
    };
    await removeAndUndo();
    expect(gateway.onRestoreContact.calls).toEqual([[{ sn: 700121, id: 'a', rev: 2 }]]);
    expect(toasts.list().map(({ title }) => title)).toContain('a is back on the call list');
    // Another contact was given the same PIN before the Undo.
    await removeAndUndo();
    expect(toasts.list()).toContainEqual(
      expect.objectContaining({
        title: 'a is back on the call list, without a PIN',
        text: expect.stringContaining('Set a new one') as string,
      }),
    );
  });

  it('suspended by mistake is called again by Undo', async () => {
    const { gateway, list, model, toasts } = await screen();
    gateway.onSuspendContact.gives({}).gives({});
    const [first] = list().contacts;
    if (first === undefined) throw new Error('nobody is there');
    await model.acts.suspend(first, true);
    toasts.shown().at(-1)?.action?.run();
    await settle();
    const asked = { sn: 700121, id: 'a' };
    expect(gateway.onSuspendContact.calls).toEqual([
      [{ ...asked, rev: first.rev, suspended: true }],
      [{ ...asked, rev: first.rev + 1, suspended: false }],
    ]);
    expect(toasts.shown().at(-1)?.title).toBe('a is no longer suspended');
  });

  it('that cannot be suspended keeps its state, and the words of the provider stand', async () => {
    const { gateway, list, model } = await screen();
    const text = 'This is the last contact that can be called.';
    gateway.onSuspendContact.fails({
      kind: 'refused',
      status: 422,
      message: text,
      code: 'lastCallable',
    });
    const [first] = list().contacts;
    if (first === undefined) throw new Error('nobody is there');
    await model.acts.suspend(first, true);
    expect(model.acts.submission.problem).toBe(text);
  });
});

describe('the numbers of a contact', () => {
  it('are checked line by line; an empty line before does not move the words', async () => {
    const { list, model } = await screen();
    model.edit(list(), null);
    const { editor } = model;
    if (editor === null) throw new Error('no form is open');
    const typed = (number: string) => ({ ...NEW_PHONE, number });
    editor.edit.form.type('lastName', 'Ruiz');
    editor.edit.form.type('phones', [typed(''), typed('2075550188'), typed('12')]);
    expect(editor.lineError('phones', 1, 'number')).toBe(null);
    expect(editor.edit.form.submit()).toBe(null);
    const lines = editor.edit.form.values.phones;
    expect(
      lines.map((_, at) => editor.lineError('phones', phonePlace(lines, at), 'number')),
    ).toEqual([null, null, 'Enter a valid phone number']);
    expect(editor.listError('phones')).toBe(undefined);
    expect(editor.edit.form.firstWrong).toBe('phones');
  });
});

describe('pasted rows', () => {
  it('are written once for their ids, and not while one of them is wrong', async () => {
    const { gateway, list, model } = await screen();
    gateway.onImportContacts.fails({ kind: 'timedOut' }).gives({});
    model.paste.begin(list());
    model.paste.type('Name,Cell\nAnn Egan,2075550188\nBo,12');
    await model.paste.confirm(list());
    expect(gateway.onImportContacts.calls).toEqual([]);
    model.paste.type('Name,Cell\nAnn Egan,2075550188\nBo,2075550189');
    await model.paste.confirm(list());
    expect(model.paste.open).toBe(true);
    await model.paste.confirm(list());
    const ids = gateway.onImportContacts.calls.map(([{ rows }]) => rows.map(({ id }) => id));
    expect(ids[0]).toEqual(ids[1]);
    expect(model.paste.open).toBe(false);
  });
});

describe('pasted rows that were not added', () => {
  const TEXT = 'Name,PIN,Cell\nAnn Egan,4907,2075550188\nBo,5521,12';

  it('come back for the same list with what was put right, and never with a PIN', async () => {
    const store = ownDrafts();
    const before = await screen(store);
    before.model.paste.begin(before.list());
    before.model.paste.type(TEXT);
    before.model.paste.type(TEXT.replace(',12', ',2075550189'));
    const sent = before.model.paste.read.rows.map(({ form }) => form);
    before.gateway.onImportContacts.fails({ kind: 'timedOut' });
    await before.model.paste.confirm(before.list());
    before.model.dispose();

    const again = await screen(store);
    const { paste } = again.model;
    expect(JSON.stringify(paste.draft.found)).not.toMatch(/4907|5521/);
    expect(paste.kept({ siteNum: 9 })).toBe(false);
    expect(paste.kept(again.list())).toBe(true);
    paste.begin(again.list());
    expect(paste.read.rows.map(({ form }) => form)).toEqual(sent);
    expect(paste.draft.backFrom).not.toBeNull();
    again.gateway.onImportContacts.gives({});
    await paste.confirm(again.list());
    const [first] = before.gateway.onImportContacts.calls;
    const [second] = again.gateway.onImportContacts.calls;
    expect(second?.[0].rows).toEqual(first?.[0].rows);
    again.model.dispose();
    expect((await screen(store)).model.paste.draft.found).toBeNull();
  });

  it('are gone once they are given up, and leave those of another list alone', async () => {
    const store = ownDrafts();
    const { list, model } = await screen(store);
    model.paste.begin({ siteNum: 9 });
    model.paste.type(TEXT);
    model.dispose();
    const again = await screen(store);
    again.model.paste.begin(list());
    expect(again.model.paste.text).toBe('');
    again.model.paste.type(TEXT);
    await settle();
    again.model.paste.close();
    again.model.dispose();
    expect((await screen(store)).model.paste.kept({ siteNum: 9 })).toBe(true);
  });
});

describe('the search', () => {
  it('finds by name, number and address, in any order of words', async () => {
    const { list, model } = await screen();
    const found = (text: string) => {
      model.seek(text);
      return model.found(list()).map(({ id }) => id);
    };
    expect(found('20755501')).toEqual(['a', 'b', 'c']);
    expect(found('b 0120')).toEqual(['b']);
    expect(found('desk')).toEqual([]);
  });
});
