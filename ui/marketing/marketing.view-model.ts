import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Draft } from '#core/drafts/draft.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { ok } from '#core/kernel/result.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { pageOf, selectLocally } from '#core/lists/local-list.rule.ts';
import { CAMPAIGN_LIST, CAMPAIGNS } from '#core/marketing/campaign-columns.ts';
import type { MarketingGateway } from '#core/marketing/marketing.api.ts';
import {
  campaignForm,
  campaignSchema,
  type Campaign,
  type CampaignForm,
  type CampaignUsage,
} from '#core/marketing/campaign.schema.ts';
import { saveCampaign } from '#core/marketing/save-campaign.use-case.ts';
import type { DocumentDownload } from '../documents/document-download.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone } from '../shell/toast-done.ts';
import { editCampaign, type CampaignEditorViewModel } from './campaign-editor.view-model.ts';

interface Parts extends ListServices {
  readonly campaigns: Omit<MarketingGateway, 'campaignFile'>;
  /** Makes an idempotency key for each new campaign. */
  readonly makeKey: () => AttemptKey;
  readonly download: Pick<DocumentDownload, 'run'>;
  readonly ownDrafts: OwnDrafts;
}

/** Loads and edits the campaigns that dealers see, for staff (domain guide 6.16). */
export class MarketingViewModel {
  /** The campaigns that the last load found. */
  found: readonly Campaign[] = [];
  /** True if any campaign exists, even when none matches the search. */
  any = false;
  editor: CampaignEditorViewModel | null = null;
  /** Views and downloads of the campaign being edited, by group; null for a new campaign. */
  usage: Loadable<CampaignUsage> | null = null;
  readonly list: ListViewModel<Campaign>;
  readonly files: ListDownload;
  readonly draft: SavedDraft<Campaign, CampaignForm>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { campaigns, own } = parts;
    this.list = new ListViewModel({
      shape: CAMPAIGN_LIST,
      read: (query) => this.#read(query),
      keyOf: ({ id }) => id,
      fallback: 'The campaigns could not be loaded.',
      own,
    });
    this.files = new ListDownload({
      ...parts,
      take: (wanted) => campaigns.exportCampaigns(wanted),
      fallback: 'The campaigns could not be exported.',
      row: 'campaign',
    });
    this.draft = new SavedDraft(parts.ownDrafts, 'campaign', {
      base: campaignSchema,
      empty: campaignForm.show(null),
    });
    const parted = { list: false, files: false, draft: false } as const;
    makeAutoObservable(this, { editor: observableRef, usage: observableRef, ...parted });
  }

  dispose(): void {
    this.list.dispose();
    this.usage?.dispose();
    this.draft.rest();
  }

  /** The published campaigns, in list order. */
  get published(): readonly Campaign[] {
    return this.found.filter((one) => one.state === 'published');
  }

  create(): void {
    this.edit(null);
  }

  /** Opens the editor for a campaign, or for a new one when `campaign` is null. */
  edit(campaign: Campaign | null): void {
    this.#open(campaign, null);
  }

  /** Reopens the editor with the input typed before the session ended. */
  goOn(): void {
    const kept = this.draft.take();
    if (kept !== null) this.#open(kept.base, kept);
  }

  #open(campaign: Campaign | null, from: Draft<Campaign, CampaignForm> | null): void {
    const { campaigns, makeKey } = this.#parts;
    const editor = editCampaign(
      {
        campaigns,
        draft: this.draft,
        from,
        save: saveCampaign({ campaigns, key: makeKey() }),
        onSaved: (_stored, isLast) => {
          if (isLast && this.editor === editor) this.close();
          this.#saved(campaign === null);
        },
        onHalfSaved: () => void this.list.again(),
      },
      campaign,
    );
    this.editor = editor;
    this.usage =
      campaign &&
      new Loadable({
        read: () => campaigns.campaignUsage({ id: campaign.id }),
        fallback: 'Views and downloads could not be loaded.',
      });
    void this.usage?.load();
  }

  close(): void {
    this.editor?.dispose();
    this.editor = null;
    this.usage?.dispose();
    this.usage = null;
  }

  /** Downloads a campaign's file. Downloads by staff are not counted. */
  download(id: string): Promise<void> {
    return this.#parts.download.run(id);
  }

  async #read(query: ListQuery) {
    const search = query.search.trim() || undefined;
    const answer = await this.#parts.campaigns.listCampaigns({ search });
    if (!answer.ok) return answer;
    const { campaigns, total } = answer.value;
    runInAction(() => {
      this.found = campaigns;
      this.any = total > 0;
    });
    const rows = selectLocally(campaigns, { ...query, search: '' }, CAMPAIGNS);
    return ok({ rows: pageOf(rows, query), total: rows.length });
  }

  #saved(created: boolean): void {
    const title = created ? 'The campaign was created' : 'The campaign was saved';
    toastDone(this.#parts.toasts, { title });
    void this.list.again();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly marketing: MarketingViewModel;
  }
}
