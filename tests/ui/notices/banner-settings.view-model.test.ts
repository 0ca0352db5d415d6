import { ownDrafts } from '#tests/support/own-drafts.ts';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { EditedBanner } from '#core/notices/banner-form.schema.ts';
import type { BannerGateway } from '#core/notices/notices.api.ts';
import { typedMoment } from '#core/kernel/typed-time.rule.ts';
import { readerZone, setReaderZone } from '#ui/kit/format-time.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { BannerSettingsViewModel } from '#ui/notices/banner-settings.view-model.ts';
import { SavedBannerStore } from '#ui/notices/saved-banner.store.ts';
import { scripted } from '../../support/scripted.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const SHOWN: EditedBanner = {
  banner: { active: true, title: 'Planned work', body: 'On Sunday', importance: 'Warning' },
  rev: 4,
  changedAt: '2026-03-12T14:08:00.000Z',
  changedBy: 'Elena Rossi',
  endsAt: null,
};
const NOW = Date.parse('2026-03-12T15:00:00.000Z');
const STALE = {
  kind: 'refused',
  status: 409,
  message: 'Elena Rossi has changed this in the meantime.',
  code: 'staleRev',
} as const;

const opened = async (first: EditedBanner = SHOWN) => {
  const banners = scripted<BannerGateway>();
  const toasts = new ToastStore(Date.now);
  const saved: EditedBanner[] = [];
  banners.onBannerVersions.gives({ versions: [] });
  const model = new BannerSettingsViewModel({
    banners,
    toasts,
    clock: { now: () => NOW },
    ownDrafts: ownDrafts(),
    onSaved: (edited) => saved.push(edited),
  });
  banners.onEditedBanner.gives(first);
  model.start();
  await Promise.resolve();
  await Promise.resolve();
  return { banners, model, saved, toastTitles: () => toasts.shown().map(({ title }) => title) };
};

describe('Banner Settings', () => {
  it('begins with the banner as it is, with nothing to save', async () => {
    const { model } = await opened();
    expect(model.edit.form.values).toEqual({
      active: true,
      title: 'Planned work',
      body: 'On Sunday',
      importance: 'Warning',
    });
    expect([model.edit.form.values.active, model.edit.maySave, model.dirty]).toEqual([
      true,
      false,
      false,
    ]);
    expect(model.preview).toEqual(SHOWN.banner);
  });

  it('tells a screen that watched it from the start that something is not saved', async () => {
    const banners = scripted<BannerGateway>();
    banners.onEditedBanner.gives(SHOWN);
    banners.onBannerVersions.gives({ versions: [] });
    const model = new BannerSettingsViewModel({
      banners,
      toasts: new ToastStore(Date.now),
      clock: { now: () => NOW },
      ownDrafts: ownDrafts(),
      onSaved: () => undefined,
    });
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(model.dirty));
    await model.source.load();
    model.edit.form.type('title', 'Other work');
    stop();
    expect(seen.at(-1)).toBe(true);
  });

  it('starts at Warning, off and unfilled where there was never a banner', async () => {
    const { model } = await opened({
      banner: { active: false, title: '', body: '', importance: 'Warning' },
      rev: 0,
      changedAt: null,
      changedBy: null,
      endsAt: null,
    });
    expect(model.preview).toMatchObject({ title: 'Title', body: 'Body', importance: 'Warning' });
    model.edit.form.type('active', true);
    expect([model.edit.maySave, model.dirty]).toEqual([false, true]);
    model.edit.form.type('title', 'T');
    model.edit.form.type('body', 'B');
    expect(model.edit.maySave).toBe(true);
  });

  it.each([
    ['active', (model: BannerSettingsViewModel) => model.edit.form.type('active', false)],
    ['title', (model: BannerSettingsViewModel) => model.edit.form.type('title', 'Other')],
    ['body', (model: BannerSettingsViewModel) => model.edit.form.type('body', 'Other')],
    ['importance', (model: BannerSettingsViewModel) => model.edit.form.type('importance', 'High')],
  ])('may be saved once %s has changed, and no more when it is put back', async (_, change) => {
    const { model } = await opened();
    change(model);
    expect(model.edit.maySave).toBe(true);
    model.edit.form.type('active', true);
    model.edit.form.type('title', 'Planned work');
    model.edit.form.type('body', 'On Sunday');
    model.edit.form.type('importance', 'Warning');
    expect(model.edit.maySave).toBe(false);
  });

  it('may not be saved while a field is wrong, nor when only spaces were added', async () => {
    const { model, banners } = await opened();
    model.edit.form.type('title', ' Planned work ');
    expect(model.edit.maySave).toBe(false);
    for (const wrong of ['  ', 'x'.repeat(129)]) {
      model.edit.form.type('title', wrong);
      expect(model.edit.maySave).toBe(false);
    }
    await model.edit.save();
    expect(banners.onSaveBanner.calls).toHaveLength(0);
  });

  it('saves exactly the four fields under the revision it began with, says so and is done', async () => {
    const { model, banners, toastTitles } = await opened();
    model.edit.form.type('active', false);
    model.edit.form.type('title', ' New ');
    banners.onSaveBanner.gives({ ...SHOWN, rev: 5 });
    await Promise.all([model.edit.save(), model.edit.save()]);
    expect(banners.onSaveBanner.calls).toEqual([
      [{ active: false, title: 'New', body: 'On Sunday', importance: 'Warning', rev: 4 }],
    ]);
    expect([model.done, model.dirty, toastTitles()]).toEqual([
      true,
      false,
      ['The status banner was updated'],
    ]);
  });

  it('keeps every character when saving fails, in the words of the catalogue', async () => {
    const { model, banners } = await opened();
    model.edit.form.type('title', 'New');
    banners.onSaveBanner.fails({ kind: 'unreachable' });
    await model.edit.save();
    expect(model.edit.saving.submission.problem).toBe(
      `${MESSAGES.updateBanner}. ${MESSAGES.noConnection}`,
    );
    expect([model.edit.form.values.title, model.done, model.edit.saving.submission.busy]).toEqual([
      'New',
      false,
      false,
    ]);
  });

  it('shows what somebody else saved meanwhile; theirs can be taken', async () => {
    const { model, banners } = await opened();
    model.edit.form.type('title', 'Mine');
    const theirs = { ...SHOWN, banner: { ...SHOWN.banner, title: 'Theirs' }, rev: 5 };
    banners.onSaveBanner.fails(STALE);
    banners.onEditedBanner.clear().gives(theirs);
    await model.edit.save();
    expect(model.edit.meeting.met?.by.who).toBe(theirs.changedBy);
    expect([model.edit.form.values.title, model.edit.saving.submission.problem]).toEqual([
      'Mine',
      null,
    ]);
    expect(pickVersions(model.edit.meeting, 'theirs')).toEqual(['Title']);
    expect([model.edit.form.values.title, model.edit.maySave]).toEqual(['Theirs', false]);
  });

  it('saves by itself on their revision what they did not touch', async () => {
    const { model, banners } = await opened();
    model.edit.form.type('title', 'Mine');
    banners.onSaveBanner.fails(STALE).gives({ ...SHOWN, rev: 6 });
    banners.onEditedBanner.clear().gives({ ...SHOWN, rev: 5 });
    await model.edit.save();
    expect(banners.onSaveBanner.calls.map(([{ rev }]) => rev)).toEqual([4, 5]);
    expect(model.done).toBe(true);
  });

  it('finds its own change after an answer that got lost, and is done', async () => {
    const { model, banners } = await opened();
    model.edit.form.type('title', 'Mine');
    banners.onSaveBanner.fails({ kind: 'timedOut' }).fails(STALE);
    await model.edit.save();
    expect(model.edit.saving.submission.problem).toContain(MESSAGES.outcomeUnknown);
    banners.onEditedBanner
      .clear()
      .gives({ ...SHOWN, banner: { ...SHOWN.banner, title: 'Mine' }, rev: 5 });
    await model.edit.save();
    expect([model.done, model.edit.meeting.met]).toEqual([true, null]);
  });

  it('says when the banner cannot be read, and reads again', async () => {
    const banners = scripted<BannerGateway>();
    const model = new BannerSettingsViewModel({
      banners,
      toasts: new ToastStore(Date.now),
      clock: { now: () => NOW },
      ownDrafts: ownDrafts(),
      onSaved: () => undefined,
    });
    banners.onEditedBanner.fails({ kind: 'unreachable' }).gives(SHOWN);
    await model.source.load();
    expect(model.source.state).toEqual({
      at: 'failed',
      text: `${MESSAGES.loadBanner}. ${MESSAGES.noConnection}`,
    });
    await model.source.load();
    expect(model.edit.form.values.title).toBe('Planned work');
  });
});

describe('the end of the banner, and those before it', () => {
  const EARLIER: EditedBanner = {
    ...SHOWN,
    banner: { active: false, title: 'Phones are down', body: 'Call us', importance: 'High' },
    rev: 3,
  };

  it('puts an earlier banner into the form, to be looked at and saved', async () => {
    const { banners, model, saved } = await opened();
    model.restore(EARLIER);
    expect(model.edit.form.values).toEqual(EARLIER.banner);
    expect(banners.onSaveBanner.calls).toEqual([]);
    const after = { ...EARLIER, rev: 5 };
    banners.onSaveBanner.gives(after);
    await model.edit.save();
    expect(banners.onSaveBanner.calls).toEqual([[{ ...EARLIER.banner, rev: 4 }]]);
    expect(saved).toEqual([after]);
  });

  it('saves an end at once and by itself; what is typed goes on from the new revision', async () => {
    const { banners, model, saved } = await opened();
    model.edit.form.type('title', 'Half a title');
    const endsAt = typedMoment('2026-03-15T07:00', readerZone());
    const after = { ...SHOWN, rev: 5, endsAt };
    banners.onSetBannerEnd.gives(after);
    model.history.typeEnd('2026-03-15T07:00');
    await model.history.setEnd(SHOWN);
    expect(banners.onSetBannerEnd.calls).toEqual([[{ endsAt, rev: 4 }]]);
    expect([model.history.typedEnd, model.edit.form.values.title]).toEqual(['', 'Half a title']);
    expect(saved).toEqual([after]);
    banners.onSaveBanner.gives({ ...after, rev: 6 });
    await model.edit.save();
    expect(banners.onSaveBanner.calls.map(([{ rev }]) => rev)).toEqual([5]);
  });

  it('sends no end that is over, and says so', async () => {
    const { banners, model } = await opened();
    model.history.typeEnd('2026-03-11T14:59');
    await model.history.setEnd(SHOWN);
    expect(banners.onSetBannerEnd.calls).toEqual([]);
    expect(model.history.submission.problem).toBe('The end must be in the future.');
  });

  it.each(['T08:00', '2026-03-12T', '3/1T08:00', '2026-03-12T--:--'])(
    'sends no end of which %s is read, and says what is missing',
    async (half) => {
      const { banners, model } = await opened();
      model.history.typeEnd(half);
      await model.history.setEnd(SHOWN);
      expect(banners.onSetBannerEnd.calls).toEqual([]);
      expect(model.history.submission.problem).toBe('Enter a date and a time.');
    },
  );

  it('says of a time that the clocks skip that they never show it', async () => {
    const { banners, model } = await opened();
    setReaderZone('America/New_York');
    model.history.typeEnd('2026-03-08T02:30');
    await model.history.setEnd(SHOWN);
    setReaderZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(banners.onSetBannerEnd.calls).toEqual([]);
    expect(model.history.submission.problem).toMatch(/and skip 02:30\. Choose another time\.$/);
  });

  it('is what other screens show as soon as it is saved, unless they read something newer', () => {
    const store = new SavedBannerStore();
    expect(store.newest(SHOWN)).toBe(SHOWN);
    const saved = { ...SHOWN, rev: 5, changedAt: '2026-03-12T15:00:00.000Z' };
    store.note(saved);
    expect(store.newest(SHOWN)).toBe(saved);
    const later = { ...SHOWN, rev: 6, changedAt: '2026-03-12T15:00:01.000Z' };
    expect(store.newest(later)).toBe(later);
  });
});
