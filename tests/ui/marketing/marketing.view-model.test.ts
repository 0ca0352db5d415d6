import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScriptedCampaignGateway } from '#adapters/memory/scripted-campaign.gateway.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Campaign } from '#core/marketing/campaign.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { MarketingViewModel } from '#ui/marketing/marketing.view-model.ts';

const campaignOf = (id: string, change: Partial<Campaign> = {}): Campaign => ({
  id,
  rev: 1,
  title: `Campaign ${id}`,
  kind: 'Flyer',
  audience: ['Dealer'],
  validFrom: '',
  validTo: '',
  url: 'https://files.example.com/a.pdf',
  coBrand: [],
  state: 'published',
  file: null,
  views: 0,
  downloads: 0,
  updatedAt: '2026-03-12T14:08:00.000Z',
  updatedBy: 'Marcus Hale',
  ...change,
});
const STALE = { kind: 'refused', status: 409, message: null, code: 'staleRev' } as const;
const LIST = [campaignOf('a'), campaignOf('b', { state: 'draft', url: '' })];

const opened = async () => {
  const campaigns = new ScriptedCampaignGateway();
  const toasts = new ToastStore();
  const fetched: string[] = [];
  let keys = 0;
  const model = new MarketingViewModel({
    campaigns,
    makeKey: () => new AttemptKey({ next: () => `key-${(keys += 1)}` }),
    toasts,
    download: { run: (id) => Promise.resolve(void fetched.push(id)) },
  });
  campaigns.onList.gives({ campaigns: LIST, total: 2 });
  model.start();
  await vi.advanceTimersByTimeAsync(0);
  campaigns.onUsage.gives({ groups: [] });
  return { campaigns, model, fetched, said: () => toasts.shown().map(({ title }) => title) };
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
  it('previews what is published and finds by the title once the typing rests', async () => {
    const { campaigns, model } = await opened();
    expect(model.published.map(({ id }) => id)).toEqual(['a']);
    for (const text of ['f', 'fl']) model.find(text);
    expect(campaigns.onList.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(campaigns.onList.calls.at(-1)).toEqual(['fl']);
    model.find('fly');
    model.dispose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(campaigns.onList.calls).toHaveLength(2);
  });

  it('creates once for its press: a repeat after a lost answer carries the same key', async () => {
    const { campaigns, model, said } = await opened();
    model.create();
    const editor = editorOf(model);
    expect([editor.maySave, editor.dirty]).toEqual([false, false]);
    editor.change({ title: 'New' });
    expect(editor.maySave).toBe(false);
    editor.aim('Installer', true);
    editor.aim('Dealer', true);
    editor.aim('Installer', false);
    expect([editor.form.audience, editor.maySave]).toEqual([['Dealer'], true]);
    campaigns.onCreate.fails({ kind: 'timedOut' }).gives(campaignOf('c'));
    await editor.save();
    expect([editor.saving.problem === null, model.editor === null]).toEqual([false, false]);
    await editor.save();
    const [first, second] = campaigns.onCreate.calls;
    expect(first?.[1]).toBe(second?.[1]);
    expect([model.editor, said()]).toEqual([null, ['The campaign was created']]);
    expect(campaigns.onList.calls).toHaveLength(2);
  });

  it('complains at a field only after it was left, and never saves what is wrong or unchanged', async () => {
    const { campaigns, model } = await opened();
    model.edit(LIST[0] ?? campaignOf('a'));
    const editor = editorOf(model);
    expect(editor.maySave).toBe(false);
    editor.change({ url: 'javascript:alert(1)' });
    expect(editor.errors).toEqual({});
    editor.leave('url');
    expect(editor.errors['url']).toEqual(['Enter an http or https address']);
    await editor.save();
    expect(campaigns.onUpdate.calls).toHaveLength(0);
  });

  it('shows what somebody else saved meanwhile, and goes either way', async () => {
    const { campaigns, model } = await opened();
    const theirs = campaignOf('a', { title: 'Theirs', rev: 2 });
    model.edit(LIST[0] ?? campaignOf('a'));
    const editor = editorOf(model);
    editor.change({ title: 'Mine' });
    campaigns.onUpdate.fails(STALE);
    campaigns.onList.clear().gives({ campaigns: [theirs], total: 1 });
    await editor.save();
    expect([editor.saving.theirs?.title, editor.form.title]).toEqual(['Theirs', 'Mine']);
    editor.reloadTheirs();
    expect([editor.form.title, editor.dirty, editor.saving.theirs]).toEqual([
      'Theirs',
      false,
      null,
    ]);
    editor.change({ title: 'Mine again' });
    campaigns.onUpdate
      .clear()
      .fails(STALE)
      .gives(campaignOf('a', { rev: 4 }));
    campaigns.onList.clear().gives({ campaigns: [{ ...theirs, rev: 3 }], total: 1 });
    await editor.save();
    await editor.keepMine();
    expect(campaigns.onUpdate.calls.map(([, , rev]) => rev)).toEqual([1, 2, 3]);
    expect(model.editor).toBeNull();
  });
});
