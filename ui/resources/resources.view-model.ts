import { makeAutoObservable } from 'mobx';
import type { CampaignKind } from '#core/marketing/campaign.schema.ts';
import { findResources } from '#core/resources/find-resources.rule.ts';
import type { ResourcesGateway } from '#core/resources/resources.api.ts';
import type { Resource, ResourceList } from '#core/resources/resource.schema.ts';
import type { DocumentDownload } from '../documents/document-download.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly resources: Pick<ResourcesGateway, 'listResources' | 'noteResourceView'>;
  readonly download: Pick<DocumentDownload, 'run'>;
  /** False while staff impersonate the person, because opening a file is then not counted. */
  readonly ownEyes: boolean;
}

/** The campaigns that the dealer's active group may use today (domain guide 6.15). */
export class ResourcesViewModel {
  search = '';
  /** The shown kind; null for all. */
  kind: CampaignKind | null = null;
  readonly list: Loadable<ResourceList>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.list = new Loadable({
      read: () => parts.resources.listResources(),
      fallback: 'The resources could not be loaded.',
    });
    makeAutoObservable(this, { list: false });
  }

  start(): void {
    void this.list.load();
  }

  dispose(): void {
    this.list.dispose();
  }

  /** The kinds that have campaigns, in list order. */
  get kinds(): readonly CampaignKind[] {
    return [...new Set(this.#all.map(({ kind }) => kind))];
  }

  /** The campaigns that match the search and kind. */
  get found(): readonly Resource[] {
    return findResources(this.#all, this);
  }

  find(search: string): void {
    this.search = search;
  }

  choose(kind: CampaignKind | null): void {
    this.kind = kind;
  }

  clear(): void {
    this.search = '';
    this.kind = null;
  }

  download(id: string): Promise<void> {
    return this.#parts.download.run(id);
  }

  /** Counts a view after the person followed the link. A failure is ignored. */
  async opened(id: string): Promise<void> {
    if (this.#parts.ownEyes) await this.#parts.resources.noteResourceView({ id });
  }

  get #all(): readonly Resource[] {
    const { state } = this.list;
    return state.at === 'ready' ? state.value.resources : [];
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly resources: ResourcesViewModel;
  }
}
