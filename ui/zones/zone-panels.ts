import { makeAutoObservable, observableRef } from 'mobx';
import { definitionOf } from '#core/zones/definition-of.rule.ts';
import { zoneForm, type TypedZone } from '#core/zones/zone-form.schema.ts';
import { nextNumber } from '#core/zones/zone-identity.rule.ts';
import type { SiteZones, Zone } from '#core/zones/zone.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { SiteReading } from '../shell/site-reading.ts';
import { toastDone, toastRemoved } from '../shell/toast-done.ts';
import { ZoneEditorViewModel } from './zone-editor.view-model.ts';
import { defineWord, PANELS } from './zone-text.ts';
import type { ZonePanelsParts } from './zones-parts.ts';

/** The one panel open over the list of zones. Each panel has its own URL. */
export class ZonePanels {
  editor: ZoneEditorViewModel | null = null;
  /** True while the separate section for adding many zones is open. */
  adding = false;
  /** The zone shown read-only; null for none. */
  shown: Zone | null = null;
  /** Called to remove the open panel from the URL. */
  onClose: () => void = () => undefined;
  readonly removing = new Submission();
  readonly #parts: ZonePanelsParts;
  readonly #reading: SiteReading<SiteZones>;
  #open: string | null = null;

  constructor(parts: ZonePanelsParts, reading: SiteReading<SiteZones>) {
    this.#parts = parts;
    this.#reading = reading;
    makeAutoObservable(this, {
      editor: observableRef,
      shown: observableRef,
      onClose: false,
      removing: false,
    });
  }

  /** Opens the panel named in the URL. Does nothing if the panel is already open. */
  show(word: string | null, screen: SiteZones): void {
    if (word === this.#open) return;
    this.close();
    this.#open = word;
    const { mayChange } = this.#parts;
    if (word === null) return;
    const zone = screen.zones.find(({ id }) => id === word);
    if (zone !== undefined) {
      if (mayChange === 'nothing') this.shown = zone;
      else this.#edit(screen, zone, zoneForm.show(zone));
    } else if (mayChange === 'all') this.#begin(word, screen);
    else this.onClose();
  }

  get plain(): boolean {
    return this.#parts.plain;
  }

  get isOpen(): boolean {
    return this.editor !== null || this.shown !== null || this.adding;
  }

  close(): void {
    this.#parts.draft.rest();
    this.editor = null;
    this.adding = false;
    this.shown = null;
    this.#open = null;
    this.removing.clear();
  }

  /** Deletes a zone, and offers Undo. */
  async remove({ description, id, num, rev }: Zone): Promise<void> {
    const { draft, gateway, toasts } = this.#parts;
    const siteNum = this.#reading.siteNum ?? 0;
    const open = this.#open;
    await this.removing.run(() => gateway.removeZone({ sn: siteNum, id, rev }), {
      fallback: 'The zone could not be deleted.',
      onOk: (removed) => {
        if (this.#open === open) {
          draft.drop();
          this.onClose();
        }
        void this.#reading.reload();
        const title = `Zone ${num} was deleted`;
        toastRemoved(
          toasts,
          { title, text: description },
          () => void this.#restore(siteNum, id, removed.rev),
        );
      },
    });
  }

  async #restore(siteNum: number, id: string, rev: number): Promise<void> {
    const { gateway, toasts } = this.#parts;
    await this.removing.run(() => gateway.restoreZone({ sn: siteNum, id, rev }), {
      fallback: 'The zone could not be restored.',
      onOk: ({ num }) => toastDone(toasts, { title: `Zone ${num} is back` }),
    });
    if (this.removing.problem !== null)
      toasts.show({ tone: 'alarm', title: this.removing.problem, durationMs: 10000 });
    await this.#reading.reload();
  }

  #begin(word: string, screen: SiteZones): void {
    const [device] = screen.devices;
    const blank: TypedZone = {
      ...zoneForm.show(null),
      devNum: device?.devNum ?? 1,
      areaNum: device?.areas[0]?.num ?? 1,
    };
    const asked = screen.undefinedSignals.find((signal) => defineWord(signal) === word);
    if (asked !== undefined) {
      const own = screen.devices.find(({ devNum }) => devNum === asked.devNum);
      const areas = own?.areas.map(({ num }) => num) ?? [];
      this.#edit(screen, null, definitionOf(asked, blank, areas));
    } else if (word === PANELS.new) this.#edit(screen, null, blank);
    else if (word === PANELS.range || word === PANELS.copy || word === PANELS.import)
      this.adding = true;
    else this.onClose();
  }

  #edit(screen: SiteZones, base: Zone | null, typed: TypedZone): void {
    const { draft, gateway, mayChange, newId } = this.#parts;
    const { siteNum, zones } = screen;
    const first = base === null && typed.num === '' ? nextNumber(zones.map(({ num }) => num)) : '';
    const editor = new ZoneEditorViewModel({
      gateway,
      siteNum,
      base,
      draft,
      id: newId(),
      typed,
      suggested: first,
      scope: mayChange === 'words' ? 'words' : 'all',
      onSaved: (zone, isNew) => {
        if (this.editor === editor) this.onClose();
        this.#done(isNew ? `Zone ${zone.num} was added` : `Zone ${zone.num} was saved`, zone);
      },
      onLost: () => void this.#reading.reload(),
    });
    const { found } = draft;
    if (found !== null && this.#isOf(found.base, siteNum, base)) {
      draft.take();
      editor.begin(found.base?.zone ?? null, found.values);
    }
    draft.follow(() => {
      const { base: zone, dirty, values } = editor.edit.unsaved;
      return { base: { siteNum, zone }, values, dirty };
    });
    this.editor = editor;
  }

  #isOf(found: { siteNum: number; zone: Zone | null } | null, siteNum: number, base: Zone | null) {
    return found?.siteNum === siteNum && found.zone?.id === base?.id;
  }

  #done(title: string, zone: Zone): void {
    void this.#reading.reload();
    toastDone(this.#parts.toasts, { title, text: zone.description });
  }
}
