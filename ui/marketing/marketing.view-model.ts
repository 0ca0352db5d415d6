import { makeAutoObservable, observableRef } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { CampaignGateway } from '#core/marketing/marketing.gateway.port.ts';
import type { CampaignUsage } from '#core/marketing/campaign-usage.schema.ts';
import type { Campaign, CampaignList } from '#core/marketing/campaign.schema.ts';
import { saveCampaign } from '#core/marketing/save-campaign.use-case.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { DocumentDownload } from '../documents/document-download.ts';
import { Loadable } from '../shell/loadable.ts';
import { CampaignEditorViewModel } from './campaign-editor.view-model.ts';

/** Milliseconds after the last key until the list is read (domain guide 5.5). */
const PAUSE = 250;

interface Parts {
  readonly campaigns: CampaignGateway;
  /** A key for each new campaign. */
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly download: Pick<DocumentDownload, 'run'>;
}

/** Campaigns that dealers see, for those who make them (domain guide 6.16). */
export class MarketingViewModel {
  search = '';
  editor: CampaignEditorViewModel | null = null;
  /** Views and downloads of the campaign being edited, by group; null for a new one. */
  usage: Loadable<CampaignUsage> | null = null;
  readonly list: Loadable<CampaignList>;
  readonly #parts: Parts;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.list = new Loadable({
      read: () => parts.campaigns.list(this.search.trim()),
      fallback: 'The campaigns could not be loaded.',
    });
    makeAutoObservable(this, {
      editor: observableRef,
      usage: observableRef,
      list: false,
    });
  }

  start(): void {
    void this.list.load();
  }

  dispose(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.list.dispose();
    this.usage?.dispose();
  }

  /** What the audience sees: published ones in the order of the list. */
  get published(): readonly Campaign[] {
    const { state } = this.list;
    if (state.at !== 'ready') return [];
    return state.value.campaigns.filter((one) => one.state === 'published');
  }

  /** The list follows when the typing rests. */
  find(search: string): void {
    this.search = search;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.list.load(), PAUSE);
  }

  create(): void {
    this.#open(null);
  }

  edit(campaign: Campaign): void {
    this.#open(campaign);
  }

  close(): void {
    this.editor = null;
    this.usage?.dispose();
    this.usage = null;
  }

  /** Fetches a campaign's file; what staff fetch is no download that counts. */
  download(id: string): Promise<void> {
    return this.#parts.download.run(id);
  }

  #open(campaign: Campaign | null): void {
    const { campaigns, makeKey } = this.#parts;
    this.editor = new CampaignEditorViewModel(
      {
        campaigns,
        save: saveCampaign({ campaigns, key: makeKey() }),
        onSaved: () => this.#saved(campaign === null),
        onHalfSaved: () => void this.list.load(),
      },
      campaign,
    );
    this.usage = campaign === null ? null : this.#usageOf(campaign.id);
    void this.usage?.load();
  }

  #usageOf(id: string): Loadable<CampaignUsage> {
    return new Loadable({
      read: () => this.#parts.campaigns.usage(id),
      fallback: 'Views and downloads could not be loaded.',
    });
  }

  #saved(created: boolean): void {
    this.close();
    this.#parts.toasts.show({
      tone: 'ok',
      title: created ? 'The campaign was created' : 'The campaign was saved',
      durationMs: DURATIONS.toastShort,
    });
    void this.list.load();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly marketing: MarketingViewModel;
  }
}
