import { describe, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { IntakeGateway } from '#core/intake/intake.api.ts';
import type { MarketingGateway } from '#core/marketing/marketing.api.ts';
import type { NewsGateway } from '#core/news/news.api.ts';
import { saveNews } from '#core/news/save-news.use-case.ts';
import type { BannerGateway } from '#core/notices/notices.api.ts';
import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import type { SavedDraft, OwnDrafts } from '#ui/forms/saved-draft.ts';
import { BugViewModel } from '#ui/intake/bug.view-model.ts';
import { FeedbackViewModel } from '#ui/intake/feedback.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { MarketingViewModel } from '#ui/marketing/marketing.view-model.ts';
import { NewsSetupViewModel } from '#ui/news/news-setup.view-model.ts';
import { BannerSettingsViewModel } from '#ui/notices/banner-settings.view-model.ts';
import { AgreementTextViewModel } from '#ui/documents/agreement-text.view-model.ts';
import { ScreenMemory } from '#ui/sections/screen-memory.ts';
import { campaignOf } from '../../support/campaigns.ts';
import { editedNews } from '../../support/news-items.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { scripted } from '../../support/scripted.ts';

/** One editor as its screen opens it. */
interface Opened {
  readonly type: (text: string) => void;
  readonly text: () => string;
  readonly draft: Pick<SavedDraft<null, object>, 'backFrom' | 'drop'>;
  /** The revision or version that a save would send. */
  readonly rev: () => number | null;
  readonly end: () => void;
}
const key = () => new AttemptKey({ next: () => 'key' });
const toasts = () => new ToastStore(Date.now);

/** The editors that store drafts, each with a provider at a given revision. */
const EDITORS: Readonly<Record<string, (own: OwnDrafts, rev: number) => Promise<Opened>>> = {
  'the privacy policy': async (own, rev) => {
    const policies = scripted<AgreementTextGateway>();
    policies.onRead.gives({ version: rev, text: `Text ${rev}`, versions: [] });
    const model = new AgreementTextViewModel({
      kind: 'privacy',
      texts: policies,
      toasts: toasts(),
      ownDrafts: own,
    });
    await model.source.load();
    model.start();
    return {
      type: (text) => model.edit.form.type('text', text),
      text: () => model.edit.form.values.text,
      draft: model.draft,
      rev: () => model.edit.saving.base?.version ?? null,
      end: () => model.dispose(),
    };
  },
  'the banner': async (own, rev) => {
    const banners = scripted<BannerGateway>();
    banners.onBannerVersions.gives({ versions: [] });
    banners.onEditedBanner.gives({
      banner: { active: true, title: `Title ${rev}`, body: 'Body', importance: 'Info' },
      rev,
      changedAt: null,
      changedBy: null,
      endsAt: null,
    });
    const model = new BannerSettingsViewModel({
      banners,
      toasts: toasts(),
      clock: own.clock,
      onSaved: () => undefined,
      ownDrafts: own,
    });
    await model.source.load();
    model.start();
    return {
      type: (text) => model.edit.form.type('title', text),
      text: () => model.edit.form.values.title,
      draft: model.draft,
      rev: () => model.edit.saving.base?.rev ?? null,
      end: () => model.dispose(),
    };
  },
  'a news item': (own, rev) => {
    const news = scripted<NewsGateway>();
    const model = new NewsSetupViewModel({
      news,
      toasts: toasts(),
      memory: new ScreenMemory(),
      own,
      ownDrafts: own,
      download: new DocumentDownload({
        news: { download: (newsId) => news.newsDocument({ newsId }) },
        files: new MemoryFileSaver(),
        toasts: toasts(),
      }),
      createSave: () => saveNews({ news, key: key() }),
    });
    if (model.draft.found === null) model.edit(editedNews({ rev, title: `Title ${rev}` }));
    else model.goOn();
    return Promise.resolve({
      type: (text) => model.editor?.edit.form.type('title', text),
      text: () => model.editor?.edit.form.values.title ?? '',
      draft: model.draft,
      rev: () => model.editor?.edit.saving.base?.rev ?? null,
      end: () => model.dispose(),
    });
  },
  'a campaign': (own, rev) => {
    const campaigns = scripted<MarketingGateway>();
    campaigns.onCampaignUsage.gives({ groups: [] });
    const model = new MarketingViewModel({
      campaigns,
      makeKey: key,
      toasts: toasts(),
      files: { save: () => undefined },
      own,
      ownDrafts: own,
      download: { run: () => Promise.resolve() },
    });
    if (model.draft.found === null) model.edit(campaignOf('a', { rev, title: `Title ${rev}` }));
    else model.goOn();
    return Promise.resolve({
      type: (text) => model.editor?.edit.form.type('title', text),
      text: () => model.editor?.edit.form.values.title ?? '',
      draft: model.draft,
      rev: () => model.editor?.edit.saving.base?.rev ?? null,
      end: () => model.dispose(),
    });
  },
  'a bug report': (own) => {
    const model = new BugViewModel({
      intake: scripted<IntakeGateway>(),
      key: key(),
      ownDrafts: own,
    });
    model.start();
    return Promise.resolve({
      type: (text) => model.form.type('details', text),
      text: () => model.form.values.details,
      draft: model.draft,
      rev: () => null,
      end: () => model.dispose(),
    });
  },
  feedback: (own) => {
    const intake = scripted<IntakeGateway>();
    const model = new FeedbackViewModel({ intake, key: key(), ownDrafts: own });
    model.start();
    return Promise.resolve({
      type: (text) => model.write(text),
      text: () => model.comment,
      draft: model.draft,
      rev: () => null,
      end: () => model.dispose(),
    });
  },
};

describe.each(Object.entries(EDITORS))('%s', (_, open) => {
  it('that a session’s end tore down is back for the same person, under the revision it began with', async () => {
    const store = new MemoryPreferenceStore();
    const before = await open(ownDrafts({ store }), 4);
    const rev = before.rev();
    before.type('Half a sentence');
    before.end();
    // Another user has saved revision 5 in the meantime.
    const after = await open(ownDrafts({ store }), 5);
    expect([after.text(), after.rev()]).toEqual(['Half a sentence', rev]);
    expect(after.draft.backFrom).toBe(ownDrafts().clock.now());
    after.type('Half a sentence, and the rest');
    after.end();
    expect((await open(ownDrafts({ store }), 5)).text()).toBe('Half a sentence, and the rest');
  });

  it('is shown to nobody else, and not a day later', async () => {
    const store = new MemoryPreferenceStore();
    const one = await open(ownDrafts({ store }), 4);
    const untouched = one.text();
    one.type('Half a sentence');
    one.end();
    const other = await open(ownDrafts({ store, userId: 'u-2' }), 4);
    expect([other.text(), other.draft.backFrom]).toEqual([untouched, null]);
    const now = ownDrafts().clock.now() + 24 * 3600_000;
    const late = await open(ownDrafts({ store, clock: { now: () => now } }), 4);
    expect([late.text(), late.draft.backFrom]).toEqual([untouched, null]);
  });

  it('leaves nothing behind once it is as it was, or given up', async () => {
    const store = new MemoryPreferenceStore();
    const one = await open(ownDrafts({ store }), 4);
    const untouched = one.text();
    one.type('Half a sentence');
    one.type(untouched);
    one.end();
    const second = await open(ownDrafts({ store }), 4);
    expect([second.text(), second.draft.backFrom]).toEqual([untouched, null]);
    second.type('Half a sentence');
    second.draft.drop();
    second.end();
    expect((await open(ownDrafts({ store }), 4)).text()).toBe(untouched);
  });
});
