import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountInfoGateway } from '#core/account-info/account-info.api.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { SiteFileGateway } from '#core/site-file/site-file.api.ts';
import type { SiteFile, SiteNote } from '#core/site-file/site-file.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { RevealViewModel } from '#ui/shell/reveal.view-model.ts';
import { SiteFileViewModel } from '#ui/sites/site-file.view-model.ts';
import { accountInfoOf } from '#tests/support/account-info.ts';
import { ownDrafts } from '#tests/support/own-drafts.ts';
import { scripted } from '#tests/support/scripted.ts';

const NOTE: SiteNote = {
  id: 'n-1',
  text: 'Key at the neighbor',
  until: null,
  pinned: false,
  rev: 3,
  ofCustomer: false,
  expiresAt: null,
  writtenAt: '2026-03-01T10:00:00.000Z',
  writtenBy: 'Dana Reyes',
  updatedAt: null,
  updatedBy: null,
};
const fileWith = (...notes: readonly SiteNote[]): SiteFile => ({
  account: accountInfoOf({ siteNum: 7 }),
  notes: [...notes],
  documents: [],
  devices: [],
  groups: { line: [], targets: [] },
  ecvNumbers: 2,
  wordlessZones: [],
});

const opened = async () => {
  const gateway = scripted<SiteFileGateway>();
  const toasts = new ToastStore(Date.now);
  gateway.onSiteFile.gives(fileWith(NOTE));
  const model = new SiteFileViewModel({
    gateway,
    account: scripted<AccountInfoGateway>(),
    gateCode: new RevealViewModel<number>({
      reveal: () => expect.fail('nobody looks at the gate code'),
      confirmPassword: () => expect.fail('nobody is asked for a password'),
      clock: { now: () => Date.now() },
      username: 'dana.reyes',
      mayReveal: true,
    }),
    live: { events$: new Subject<LiveEvent>(), readAnew$: new Subject<void>() },
    toasts,
    files: { save: () => undefined },
    ownDrafts: ownDrafts(),
    makeKey: () => new AttemptKey({ next: () => 'id-1' }),
    newId: () => 'id-1',
    may: { edit: true, setCode: true, note: true, move: true, storeTemplate: true },
  });
  model.start();
  model.reading.open(7);
  await vi.advanceTimersByTimeAsync(0);
  return { gateway, model, titles: () => toasts.shown().map(({ title }) => title) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('puts a note before the others under its revision, and shows and says what is true where that is refused', async () => {
  const { gateway, model, titles } = await opened();
  const pinned = { ...NOTE, pinned: true, rev: 4 };
  gateway.onChangeNote.gives({});
  gateway.onSiteFile.clear().gives(fileWith(pinned));
  await model.pin(NOTE);
  const form = { text: NOTE.text, until: null };
  expect(gateway.onChangeNote.calls).toEqual([
    [{ sn: 7, id: 'n-1', ...form, pinned: true, rev: 3 }],
  ]);
  expect([model.file?.notes, titles()]).toEqual([[pinned], []]);
  gateway.onChangeNote.clear().fails({ kind: 'unreachable' });
  await model.pin(pinned);
  expect(gateway.onChangeNote.calls.at(-1)).toEqual([
    { sn: 7, id: 'n-1', ...form, pinned: false, rev: 4 },
  ]);
  expect([model.file?.notes, titles()]).toEqual([
    [pinned],
    ['The note could not be pinned. There was no connection.'],
  ]);
});

it('closes what stands open over a site once it is saved, says so and reads the site anew', async () => {
  const { gateway, model, titles } = await opened();
  model.open({ kind: 'removeNote', note: NOTE });
  expect([model.opening?.kind, model.base?.notes]).toEqual(['removeNote', [NOTE]]);
  gateway.onSiteFile.clear().gives(fileWith());
  model.closing()('The note was deleted');
  await vi.advanceTimersByTimeAsync(0);
  expect([model.opening, model.file?.notes, titles()]).toEqual([
    null,
    [],
    ['The note was deleted'],
  ]);
  model.reading.open(8);
  model.open({ kind: 'note', note: null });
  expect(model.opening).toBeNull();
});

it('an answer that comes late closes no editor but its own', async () => {
  const { model, titles } = await opened();
  model.open({ kind: 'removeNote', note: NOTE });
  const done = model.closing();
  model.close();
  model.open({ kind: 'note', note: null });
  done('The note was deleted');
  expect([model.opening?.kind, model.base === null, titles()]).toEqual([
    'note',
    false,
    ['The note was deleted'],
  ]);
});
