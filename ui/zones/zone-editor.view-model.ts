import { makeAutoObservable } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import type { ServiceType } from '#core/signals/signal.ts';
import { guessService } from '#core/zones/guess-service.rule.ts';
import {
  eventText,
  instructionsOf,
  withEvent,
  withServiceType,
  type SignalChain,
} from '#core/zones/zone-chain.rule.ts';
import {
  zoneForm,
  zoneFormSchema,
  type TypedZone,
  type ZoneForm,
} from '#core/zones/zone-form.schema.ts';
import { FORMAT_NAMES, VERIFY_NAMES } from '#core/zones/zone-kinds.ts';
import type { SiteZones, Zone } from '#core/zones/zone.schema.ts';
import type { ZonesGateway } from '#core/zones/zones.api.ts';
import { FormState } from '../forms/form-state.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { isMissing } from '../shell/is-missing.ts';
import { type FieldWords, revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import type { ZoneDraftBase } from './zone-draft.ts';

interface Parts {
  readonly gateway: Pick<ZonesGateway, 'siteZones' | 'addZone' | 'changeZone'>;
  readonly siteNum: number;
  /** Under which a new zone is added, however often its form is sent. */
  readonly id: string;
  /** Null for a new zone. */
  readonly base: Zone | null;
  readonly typed: TypedZone;
  /** The number after the highest one, as a hint; empty where the number is known. */
  readonly suggested: string;
  /** Everything, or the words alone. */
  readonly scope: 'all' | 'words';
  readonly draft: KeptDraft<ZoneDraftBase, TypedZone>;
  readonly onSaved: (zone: Zone, isNew: boolean) => void;
  /** Nobody knows what became of it: what is shown is read anew. */
  readonly onLost: () => void;
}

const WORDS: FieldWords<TypedZone> = {
  ...zoneForm.labels,
  eventCode: {
    label: zoneForm.labels.eventCode,
    say: (code) => eventText(code === '' ? null : code) ?? '',
  },
  format: { label: zoneForm.labels.format, say: (format) => FORMAT_NAMES[format] },
  verifyType: { label: zoneForm.labels.verifyType, say: (type) => VERIFY_NAMES[type] },
};

/** One zone as it is edited, in few words or in all; both keep what was typed (domain guide 6.3 "Entry"). */
export class ZoneEditorViewModel {
  mode: 'simple' | 'advanced';
  /** Whoever chose a service type is not guessed for any more. */
  chosen: boolean;
  readonly form: FormState<TypedZone, ZoneForm>;
  readonly saving: RevisedSave<Zone>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { base, typed } = parts;
    this.mode = base === null && typed.num === '' ? 'simple' : 'advanced';
    this.chosen = base !== null || typed.eventCode !== '' || typed.signalCode !== '';
    this.form = new FormState({
      initial: typed,
      prefix: 'zone-',
      atOnce: { format: 'num' },
      judge: (values) => readForm(zoneFormSchema, zoneForm.read(values)),
    });
    this.saving = new RevisedSave<Zone>(
      base,
      revisedFields({
        form: this.form,
        show: (stored) => (stored === null ? typed : zoneForm.show(stored)),
        words: WORDS,
      }),
    );
    makeAutoObservable(this, { form: false, saving: false });
  }

  get isNew(): boolean {
    return this.#parts.base === null;
  }

  get draft(): KeptDraft<ZoneDraftBase, TypedZone> {
    return this.#parts.draft;
  }

  get scope(): 'all' | 'words' {
    return this.#parts.scope;
  }

  get dirty(): boolean {
    const { base } = this.saving;
    return base === null ? this.form.differs() : this.form.differs(zoneForm.show(base));
  }

  get suggested(): string {
    return this.#parts.suggested;
  }

  /** A new zone that begins filled in may be saved as it stands. */
  get maySave(): boolean {
    return this.isNew || this.dirty;
  }

  /** What kind of event its alarms count as, in the words of the screen. */
  get serviceType(): ServiceType {
    return this.form.values.serviceType;
  }

  show(mode: 'simple' | 'advanced'): void {
    this.mode = mode;
  }

  /** While nobody chose a service type, it follows the words. */
  describe(description: string): void {
    this.form.type('description', description);
    if (!this.chosen) this.form.type('serviceType', guessService(description));
  }

  /** Event and instruction below are cleared (domain guide 6.3). */
  chooseService(type: ServiceType): void {
    this.chosen = true;
    this.#mean(withServiceType(type));
  }

  /** The usual instruction of the event stands first and is taken. */
  chooseEvent(code: string): void {
    this.chosen = true;
    const { serviceType } = this.form.values;
    const chain = withEvent(withServiceType(serviceType), code === '' ? null : code);
    const usual = code === '' ? undefined : instructionsOf(chain)[0];
    this.#mean({ ...chain, instruction: usual ?? null });
  }

  /** Goes on from what was typed before the session ended, under the revision it began with. */
  goOn(base: Zone | null, values: TypedZone): void {
    this.saving.begin(base);
    this.form.begin(values);
    this.mode = 'advanced';
  }

  async save(): Promise<void> {
    const form = this.form.submit();
    // What is wrong stands in a field that the few words do not show.
    if (form === null && this.mode === 'simple' && this.#hidesWrong) this.mode = 'advanced';
    if (form === null || !this.maySave) return;
    const { gateway, id, onLost, onSaved, siteNum } = this.#parts;
    const { base } = this.saving;
    await this.saving.run({
      send: async () => {
        const saved =
          base === null
            ? await gateway.addZone({ sn: siteNum, id, ...form })
            : await gateway.changeZone({ sn: siteNum, id: base.id, rev: base.rev, ...form });
        if (!saved.ok && isLost(saved.error)) onLost();
        return saved;
      },
      newest: async (why) => {
        const read = await gateway.siteZones({ sn: siteNum }, { background: true });
        if (!read.ok) return read;
        const found = this.#in(read.value, base?.id ?? id);
        if (found !== undefined) return { ok: true, value: found };
        return base === null && !isMissing(why) ? { ok: false, error: why } : 'gone';
      },
      looksAgain: true,
      isMine: (stored) => zoneForm.same(stored, form),
      done: (stored) => onSaved(stored, base === null),
      words: 'The zone could not be saved. Nothing you typed is lost.',
    });
  }

  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }

  #mean({ eventCode, instruction, serviceType }: SignalChain): void {
    this.form.type('serviceType', serviceType);
    this.form.type('eventCode', eventCode ?? '');
    this.form.type('instruction', instruction ?? '');
  }

  get #hidesWrong(): boolean {
    const wrong = this.form.firstWrong;
    return wrong !== null && wrong !== 'num' && wrong !== 'description';
  }

  #in({ zones }: SiteZones, id: string): Zone | undefined {
    return zones.find((zone) => zone.id === id);
  }
}
