import { describe, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { MarketingGateway } from '#core/marketing/marketing.api.ts';
import { campaignForm } from '#core/marketing/campaign.schema.ts';
import { saveCampaign } from '#core/marketing/save-campaign.use-case.ts';
import type { DocumentChange } from '#core/documents/document.ts';
import { campaignOf } from '../../support/campaigns.ts';
import { scripted } from '../../support/scripted.ts';

const FILE = { name: 'a.png', bytes: new Uint8Array([1]) };
const replace: DocumentChange = { kind: 'replace', document: FILE };
const keep: DocumentChange = { kind: 'keep' };
const STALE = { kind: 'refused', status: 409, message: 'x', code: 'staleRev' } as const;
const wanted = { ...campaignForm.pick(campaignOf('a')), url: '' };
const draft = campaignOf('a', { url: '', state: 'draft' });
const whole = campaignOf('a', { rev: 2, url: '', file: { name: 'a.png', size: 1 } });

const opened = () => {
  const campaigns = scripted<MarketingGateway>();
  let last = 0;
  const key = new AttemptKey({ next: () => `key-${(last += 1)}` });
  return { campaigns, save: saveCampaign({ campaigns, key }) };
};

describe('saving a campaign', () => {
  it('makes a draft first and publishes it together with the file it waits for', async () => {
    const { campaigns, save } = opened();
    campaigns.onCreateCampaign.gives(draft);
    campaigns.onUploadCampaignFile.gives(whole);
    expect(await save({ before: null, draft: wanted, change: replace })).toEqual({
      kind: 'saved',
      stored: whole,
    });
    expect(campaigns.onCreateCampaign.calls).toEqual([
      [{ ...wanted, state: 'draft' }, { idempotencyKey: 'key-1' }],
    ]);
    expect(campaigns.onUploadCampaignFile.calls).toEqual([
      [{ id: 'a', rev: 1, state: 'published' }, { upload: FILE }],
    ]);
  });

  it('tells fields that were saved from a file that was not, and then sends that alone', async () => {
    const { campaigns, save } = opened();
    campaigns.onCreateCampaign.gives(draft);
    campaigns.onUploadCampaignFile.fails({ kind: 'unreachable' }).gives(whole);
    expect(await save({ before: null, draft: wanted, change: replace })).toMatchObject({
      kind: 'fileFailed',
      stored: draft,
    });
    const again = await save({ before: draft, draft: wanted, change: replace });
    expect(again).toEqual({ kind: 'saved', stored: whole });
    expect([
      campaigns.onCreateCampaign.calls.length,
      campaigns.onUpdateCampaign.calls.length,
    ]).toEqual([1, 0]);
  });

  it('meets its own work after an answer that got lost, and goes on to the file', async () => {
    const { campaigns, save } = opened();
    const before = campaignOf('a', { title: 'Other' });
    campaigns.onUpdateCampaign.fails(STALE);
    campaigns.onListCampaigns.gives({ campaigns: [{ ...draft, rev: 2 }], total: 1 });
    campaigns.onUploadCampaignFile.gives(whole);
    expect((await save({ before, draft: wanted, change: replace })).kind).toBe('saved');
    expect(campaigns.onUploadCampaignFile.calls[0]?.[0].rev).toBe(2);
  });

  it('says that somebody else saved another version', async () => {
    const { campaigns, save } = opened();
    campaigns.onUpdateCampaign.fails(STALE);
    campaigns.onListCampaigns.gives({
      campaigns: [campaignOf('a', { title: 'Theirs' })],
      total: 1,
    });
    const before = campaignOf('a', { title: 'Other' });
    expect(await save({ before, draft: wanted, change: keep })).toEqual({
      kind: 'failed',
      failure: STALE,
    });
  });

  it('deletes the file after the fields that need it no more', async () => {
    const { campaigns, save } = opened();
    const linked = { ...wanted, url: 'https://files.example.com/b' };
    campaigns.onUpdateCampaign.gives({ ...whole, ...linked, rev: 3 });
    campaigns.onRemoveCampaignFile.gives({ ...whole, ...linked, rev: 4, file: null });
    const saving = await save({ before: whole, draft: linked, change: { kind: 'remove' } });
    expect(saving).toMatchObject({ kind: 'saved', stored: { rev: 4, file: null } });
    expect(campaigns.onRemoveCampaignFile.calls).toEqual([[{ id: 'a', rev: 3 }]]);
  });
});
