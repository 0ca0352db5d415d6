import { makeAutoObservable } from 'mobx';
import { type DraftStore, NO_SITE_YET } from '#core/new-account/draft.store.ts';
import { NEW_ACCOUNT_LIMITS } from '#core/new-account/new-account-limits.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';
import type { SiteZones } from '#core/zones/zone.schema.ts';
import { SiteReading } from '../shell/site-reading.ts';
import type { AddManyViewModel } from './add-many.view-model.ts';
import type { ImportFileViewModel } from './import-file.view-model.ts';
import { ZonePanels } from './zone-panels.ts';
import type { ZonePanelsParts } from './zones-parts.ts';

interface Parts extends ZonePanelsParts {
  readonly store: DraftStore;
}

/** The zones and areas of an account draft, with their forms. */
export class DraftZonesViewModel {
  readonly reading: SiteReading<SiteZones>;
  readonly panels: ZonePanels;
  /** Name of the open panel or id of the open zone; null for none. */
  word: string | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.reading = new SiteReading({
      read: (siteNum, how) => parts.gateway.siteZones({ sn: siteNum }, how),
      live: parts.live,
      fallback: 'The zones could not be shown.',
    });
    this.panels = new ZonePanels(parts, this.reading);
    this.panels.onClose = () => this.close();
    makeAutoObservable(this, { reading: false, panels: false });
  }

  start(): void {
    this.reading.start();
    this.reading.open(NO_SITE_YET);
  }

  dispose(): void {
    this.close();
    this.reading.dispose();
  }

  /** Opens a panel by name, or a zone by id. */
  open(word: string, screen: SiteZones): void {
    this.word = word;
    this.panels.show(word, screen);
  }

  close(): void {
    this.word = null;
    this.panels.close();
    void this.reading.reload();
  }

  addArea(devNum: number): void {
    const { areas } = this.#parts.store.draft;
    const num =
      Math.max(0, ...areas.filter((one) => one.devNum === devNum).map((one) => one.num)) + 1;
    if (areas.length >= NEW_ACCOUNT_LIMITS.areas || num > ZONE_LIMITS.area) return;
    this.#put([...areas, { devNum, num, name: `Area ${num}` }]);
  }

  /** Names an area. An area with an empty name is called by its number. */
  nameArea(devNum: number, num: number, text: string): void {
    const name = text.slice(0, ZONE_LIMITS.place) || `Area ${num}`;
    this.#put(
      this.#parts.store.draft.areas.map((one) =>
        one.devNum === devNum && one.num === num ? { ...one, name } : one,
      ),
    );
  }

  removeLastArea(): void {
    this.#put(this.#parts.store.draft.areas.slice(0, -1));
  }

  #put(areas: DraftStore['draft']['areas']): void {
    this.#parts.store.change({ areas });
    void this.reading.reload();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly newAccountZones: DraftZonesViewModel;
    readonly newAccountZoneAdding: AddManyViewModel;
    readonly newAccountZoneImport: ImportFileViewModel;
  }
}
