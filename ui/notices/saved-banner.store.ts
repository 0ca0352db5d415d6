import { makeAutoObservable, observableRef } from 'mobx';
import type { EditedBanner } from '#core/notices/banner-form.schema.ts';

/** The banner as this page last saved it, so that every screen follows at once. */
export class SavedBannerStore {
  saved: EditedBanner | null = null;

  constructor() {
    makeAutoObservable(this, { saved: observableRef });
  }

  note(saved: EditedBanner): void {
    this.saved = saved;
  }

  /** What a screen shows that has read `known`: whichever was changed last. */
  newest(known: EditedBanner): EditedBanner {
    const { saved } = this;
    return saved !== null && (saved.changedAt ?? '') > (known.changedAt ?? '') ? saved : known;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly savedBanner: SavedBannerStore;
  }
}
