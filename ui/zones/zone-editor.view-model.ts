import { makeAutoObservable } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { ServiceType } from '#core/signals/signal.ts';
import { guessService } from '#core/zones/guess-service.rule.ts';
import {
  eventText,
  instructionsOf,
  withEvent,
  withServiceType,
  type SignalChain,
} from '#core/zones/signal-chain.rule.ts';
import {
  zoneForm,
  zoneFormSchema,
  type TypedZone,
  type ZoneForm,
} from '#core/zones/zone-form.schema.ts';
import { FORMAT_NAMES, VERIFY_NAMES } from '#core/zones/zone-kinds.ts';
import type { Zone } from '#core/zones/zone.schema.ts';
import type { ZonesGateway } from '#core/zones/zones.api.ts';
import { FormState } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { isMissing } from '../shell/is-missing.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { RevisedEditor } from '../shell/revised-editor.ts';
import type { ZoneDraftBase } from './zone-draft.ts';

interface Parts {
  readonly gateway: Pick<ZonesGateway, 'siteZones' | 'addZone' | 'changeZone'>;
  readonly siteNum: number;
  /** The id of a new zone, constant across attempts. */
  readonly id: string;
  /** Null for a new zone. */
  readonly base: Zone | null;
  readonly typed: TypedZone;
  /** The next free zone number as a hint; empty if the number is given. */
  readonly suggested: string;
  /** Whether all fields can be edited, or only the description. */
  readonly scope: 'all' | 'words';
  readonly draft: SavedDraft<ZoneDraftBase, TypedZone>;
  readonly onSaved: (zone: Zone, isNew: boolean) => void;
  /** Called when a save has no known result, so that the zones are reloaded. */
  readonly onLost: () => void;
}

const WORDS: FieldText<TypedZone> = {
  ...zoneForm.labels,
  eventCode: {
    label: zoneForm.labels.eventCode,
    say: (code) => eventText(code === '' ? null : code) ?? '',
  },
  format: { label: zoneForm.labels.format, say: (format) => FORMAT_NAMES[format] },
  verifyType: { label: zoneForm.labels.verifyType, say: (type) => VERIFY_NAMES[type] },
};

/** The editor of one zone. Switching between simple and advanced mode keeps the typed input (domain guide 6.3 "Entry"). */
export class ZoneEditorViewModel {
  mode: 'simple' | 'advanced';
  /** True once the person has chosen a service type, which is then no longer guessed. */
  chosen: boolean;
  readonly edit: RevisedEditor<Zone, FormState<TypedZone, ZoneForm>>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { base, draft, gateway, id, onLost, siteNum: sn, typed } = parts;
    this.mode = base === null && typed.num === '' ? 'simple' : 'advanced';
    this.chosen = base !== null || typed.eventCode !== '' || typed.signalCode !== '';
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: typed,
        prefix: 'zone-',
        atOnce: { format: 'num' },
        validate: (values) => readForm(zoneFormSchema, zoneForm.read(values)),
      }),
      base,
      draft,
      show: (stored) => (stored === null ? typed : zoneForm.show(stored)),
      names: WORDS,
      // A new zone may be saved with its initial values.
      maySave: (dirty) => base === null || dirty,
      // Switches to advanced mode if simple mode hides the field with the error.
      onRefused: () => {
        if (this.mode === 'simple' && this.#hidesWrong) this.mode = 'advanced';
      },
      store: (form, stored) =>
        stored === null
          ? gateway.addZone({ sn, id, ...form })
          : gateway.changeZone({ sn, id: stored.id, rev: stored.rev, ...form }),
      newest: async (why, stored) => {
        const read = await gateway.siteZones({ sn }, { background: true });
        const found = mapOk(
          read,
          ({ zones }) => zones.find((zone) => zone.id === (stored?.id ?? id)) ?? null,
        );
        return found.ok && found.value === null && isMissing(why) ? 'gone' : found;
      },
      same: (stored, form) => zoneForm.same(stored, form),
      changeOf: ({ updatedAt, updatedBy }) => ({ who: updatedBy, at: updatedAt }),
      onStored: (stored) => parts.onSaved(stored, base === null),
      onLost,
      words: 'The zone could not be saved. Nothing you typed is lost.',
    });
    makeAutoObservable(this, { edit: false });
  }

  get scope(): 'all' | 'words' {
    return this.#parts.scope;
  }

  get suggested(): string {
    return this.#parts.suggested;
  }

  /** The service type, which decides the possible events. */
  get serviceType(): ServiceType {
    return this.edit.form.values.serviceType;
  }

  show(mode: 'simple' | 'advanced'): void {
    this.mode = mode;
  }

  /** Sets the description. Also guesses the service type from the description until the person chooses one. */
  describe(description: string): void {
    this.edit.form.type('description', description);
    if (!this.chosen) this.edit.form.type('serviceType', guessService(description));
  }

  /** Sets the service type and clears the event and instruction, which depend on it (domain guide 6.3). */
  chooseService(type: ServiceType): void {
    this.chosen = true;
    this.#mean(withServiceType(type));
  }

  /** Sets the event and its first instruction, the usual one. */
  chooseEvent(code: string): void {
    this.chosen = true;
    const { serviceType } = this.edit.form.values;
    const chain = withEvent(withServiceType(serviceType), code === '' ? null : code);
    const usual = code === '' ? undefined : instructionsOf(chain)[0];
    this.#mean({ ...chain, instruction: usual ?? null });
  }

  /** Restores input typed before the session ended, based on the revision loaded then. */
  begin(base: Zone | null, values: TypedZone): void {
    this.edit.begin(base, values);
    this.mode = 'advanced';
  }

  #mean({ eventCode, instruction, serviceType }: SignalChain): void {
    this.edit.form.type('serviceType', serviceType);
    this.edit.form.type('eventCode', eventCode ?? '');
    this.edit.form.type('instruction', instruction ?? '');
  }

  get #hidesWrong(): boolean {
    const wrong = this.edit.form.firstWrong;
    return wrong !== null && wrong !== 'num' && wrong !== 'description';
  }
}
