import { makeAutoObservable, observableRef } from 'mobx';
import type { EditedBanner } from '#core/notices/banner-form.schema.ts';

/** The last banner saved on this page, so that every screen shows it immediately. */
export class SavedBannerStore {
  saved: EditedBanner | null = null;

  constructor() {
    makeAutoObservable(this, { saved: observableRef });
  }

  note(saved: EditedBanner): void {
    this.saved = saved;
  }

  /** Returns the saved banner or `known`, whichever changed last. */
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
