import { firstValueFrom, Subject } from 'rxjs';
import { ownDrafts } from '#tests/support/own-drafts.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Campaign } from '#core/marketing/campaign.schema.ts';
import type { MarketingGateway } from '#core/marketing/marketing.api.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { MarketingViewModel } from '#ui/marketing/marketing.view-model.ts';
import { campaignOf } from '../../support/campaigns.ts';
import { plainPng } from '../../support/image-files.ts';
import { scripted } from '../../support/scripted.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const picked = (name: string, bytes: Buffer) => ({
  name,
  size: bytes.length,
  arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
});
const STALE = { kind: 'refused', status: 409, message: null, code: 'staleRev' } as const;
const LIST = [campaignOf('a'), campaignOf('b', { state: 'draft', url: '' })];

const opened = async () => {
  const campaigns = scripted<MarketingGateway>();
  const toasts = new ToastStore(Date.now);
  const fetched: string[] = [];
  let keys = 0;
  const model = new MarketingViewModel({
    campaigns,
    makeKey: () => new AttemptKey({ next: () => `key-${(keys += 1)}` }),
    toasts,
    files: { save: () => undefined },
    ownDrafts: ownDrafts(),
    download: { run: (id) => Promise.resolve(void fetched.push(id)) },
  });
  campaigns.onListCampaigns.gives({ campaigns: LIST, total: 2 });
  model.list.open(() => null);
  await vi.advanceTimersByTimeAsync(0);
  campaigns.onCampaignUsage.gives({ groups: [] });
  return { campaigns, model, fetched, toastTitles: () => toasts.shown().map(({ title }) => title) };
};
const editorOf = (model: MarketingViewModel) => {
  if (model.editor === null) throw new Error('no editor is open');
  return model.editor;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Marketing', () => {
  it('a save answered late closes no editor but its own', async () => {
    const { campaigns, model, toastTitles } = await opened();
    const [first = campaignOf('a'), second = campaignOf('b')] = LIST;
    const answer = new Subject<Result<Campaign, Failure>>();
    campaigns.onUpdateCampaign.answers(() => firstValueFrom(answer));
    model.edit(first);
    editorOf(model).edit.form.type('title', 'Another');
    const saving = editorOf(model).edit.save();
    model.close();
    model.edit(second);
    const editor = editorOf(model);
    answer.next(ok(campaignOf('a', { title: 'Another' })));
    await saving;
    expect(model.editor).toBe(editor);
    expect(toastTitles()).toEqual(['The campaign was saved']);
  });

  it('previews what is published and finds by the title once the typing rests', async () => {
    const { campaigns, model } = await opened();
    expect(model.published.map(({ id }) => id)).toEqual(['a']);
    for (const text of ['f', 'fl']) model.list.search(text);
    expect(campaigns.onListCampaigns.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(campaigns.onListCampaigns.calls.at(-1)).toEqual([{ search: 'fl' }]);
    model.list.search('fly');
    model.dispose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(campaigns.onListCampaigns.calls).toHaveLength(2);
  });

  it('creates once for its press: a repeat after a lost answer carries the same key', async () => {
    const { campaigns, model, toastTitles } = await opened();
    model.create();
    const editor = editorOf(model);
    expect([editor.edit.maySave, editor.edit.dirty]).toEqual([false, false]);
    editor.edit.form.type('title', 'New');
    expect(editor.edit.maySave).toBe(false);
    editor.edit.form.type('audience', ['Dealer']);
    expect(editor.edit.maySave).toBe(true);
    campaigns.onCreateCampaign.fails({ kind: 'timedOut' }).gives(campaignOf('c'));
    await editor.edit.save();
    expect([editor.edit.saving.submission.problem === null, model.editor === null]).toEqual([
      false,
      false,
    ]);
    await editor.edit.save();
    const [first, second] = campaigns.onCreateCampaign.calls;
    expect(first?.[1]?.idempotencyKey).toBeTypeOf('string');
    expect(first?.[1]).toEqual(second?.[1]);
    expect([model.editor, toastTitles()]).toEqual([null, ['The campaign was created']]);
    expect(campaigns.onListCampaigns.calls).toHaveLength(2);
  });

  it('complains at a field only after it was left, and never saves what is wrong or unchanged', async () => {
    const { campaigns, model } = await opened();
    model.edit(LIST[0] ?? campaignOf('a'));
    const editor = editorOf(model);
    expect(editor.edit.maySave).toBe(false);
    editor.edit.form.type('url', 'javascript:alert(1)');
    expect(editor.edit.form.errors).toEqual({});
    editor.edit.form.complain('url');
    expect(editor.edit.form.errors['url']).toEqual(['Enter an http or https address']);
    await editor.edit.save();
    expect(campaigns.onUpdateCampaign.calls).toHaveLength(0);
  });

  it('shows what somebody else saved meanwhile, and goes either way', async () => {
    const { campaigns, model } = await opened();
    const theirs = campaignOf('a', { title: 'Theirs', rev: 2 });
    model.edit(LIST[0] ?? campaignOf('a'));
    const editor = editorOf(model);
    editor.edit.form.type('title', 'Mine');
    campaigns.onUpdateCampaign.fails(STALE);
    campaigns.onListCampaigns.clear().gives({ campaigns: [theirs], total: 1 });
    await editor.edit.save();
    expect(editor.edit.form.values.title).toBe('Mine');
    expect(pickVersions(editor.edit.meeting, 'theirs')).toEqual(['Title']);
    expect([editor.edit.form.values.title, editor.edit.dirty]).toEqual(['Theirs', false]);
    editor.edit.form.type('title', 'Mine again');
    campaigns.onUpdateCampaign
      .clear()
      .fails(STALE)
      .gives(campaignOf('a', { rev: 4 }));
    campaigns.onListCampaigns.clear().gives({ campaigns: [{ ...theirs, rev: 3 }], total: 1 });
    await editor.edit.save();
    expect(campaigns.onUpdateCampaign.calls.map(([{ rev }]) => rev)).toEqual([1, 2, 3]);
    expect(model.editor).toBeNull();
  });

  it('takes a file in place of a link, publishes with it, and says what is missing when it did not come through', async () => {
    const { campaigns, model, toastTitles } = await opened();
    model.create();
    const editor = editorOf(model);
    editor.edit.form.type('title', 'Poster');
    editor.edit.form.type('state', 'published');
    editor.edit.form.type('audience', ['Dealer']);
    editor.edit.form.complain('url');
    expect(editor.edit.form.errors['url']).toEqual([
      'Only a draft may be without a link or a file',
    ]);
    await editor.file.choose([picked('poster.svg', Buffer.from('<svg/>'))]);
    expect([editor.file.problem === null, editor.edit.maySave]).toEqual([false, false]);
    await editor.file.choose([picked('poster.png', plainPng())]);
    expect([editor.file.problem, editor.edit.form.errors, editor.edit.maySave]).toEqual([
      null,
      {},
      true,
    ]);
    const draft = campaignOf('c', { title: 'Poster', url: '', state: 'draft' });
    campaigns.onCreateCampaign.gives(draft);
    const refusal = {
      status: 422,
      message: 'The picture cannot be read.',
      code: 'documentRefused',
    };
    campaigns.onUploadCampaignFile
      .fails({ kind: 'refused', ...refusal })
      .gives({ ...draft, rev: 2, state: 'published', file: { name: 'poster.png', size: 1 } });
    await editor.edit.save();
    expect(editor.edit.saving.submission.problem).toBe(
      'The campaign is saved as a draft, but its file is missing. The picture cannot be read. Save again sends only the file.',
    );
    expect([editor.edit.dirty, editor.edit.form.values.state, editor.edit.saving.base?.id]).toEqual(
      [true, 'published', 'c'],
    );
    await editor.edit.save();
    expect(campaigns.onCreateCampaign.calls).toHaveLength(1);
    const upload = { id: 'c', rev: 1, state: 'published' };
    expect(campaigns.onUploadCampaignFile.calls.map(([asked]) => asked)).toEqual([upload, upload]);
    expect([model.editor, toastTitles()]).toEqual([null, ['The campaign was created']]);
  });

  it('removes a stored file, and keeps the choice through somebody else’s version', async () => {
    const { campaigns, model } = await opened();
    const stored = campaignOf('a', { file: { name: 'a.pdf', size: 2048 } });
    model.edit(stored);
    const editor = editorOf(model);
    expect([editor.file.shown, editor.edit.dirty]).toEqual([{ name: 'a.pdf', size: 2048 }, false]);
    editor.file.clear();
    expect([editor.edit.dirty, editor.edit.maySave]).toEqual([true, true]);
    const theirs = { ...stored, rev: 2, title: 'Theirs', file: { name: 'b.pdf', size: 4096 } };
    campaigns.onRemoveCampaignFile.fails(STALE).gives({ ...theirs, rev: 3, file: null });
    campaigns.onListCampaigns.clear().gives({ campaigns: [theirs], total: 1 });
    await editor.edit.save();
    // Their file may be another one too, so the person looks before the file is removed.
    expect([editor.edit.form.values.title, editor.edit.meeting.waits]).toEqual(['Theirs', true]);
    await editor.edit.save();
    expect(campaigns.onRemoveCampaignFile.calls).toEqual([
      [{ id: 'a', rev: 1 }],
      [{ id: 'a', rev: 2 }],
    ]);
    // The other user's new title stays, because this user typed no title of their own.
    expect(campaigns.onUpdateCampaign.calls).toEqual([]);
    expect(model.editor).toBeNull();
  });

  it('shows who used a campaign', async () => {
    const { campaigns, model, fetched } = await opened();
    const group = { siteGroupNum: 4471, name: 'Harbor Point', views: 1, downloads: 2 };
    campaigns.onCampaignUsage.clear().gives({ groups: [group] });
    model.edit(campaignOf('a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(campaigns.onCampaignUsage.calls).toEqual([[{ id: 'a' }]]);
    expect(model.usage?.state).toEqual({ at: 'ready', value: { groups: [group] } });
    model.close();
    model.create();
    expect(model.usage).toBeNull();
    await model.download('a');
    expect(fetched).toEqual(['a']);
  });
});
