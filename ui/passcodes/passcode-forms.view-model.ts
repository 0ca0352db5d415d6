import { makeAutoObservable, observableRef } from 'mobx';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { PasscodesGateway } from '#core/passcodes/passcodes.api.ts';
import {
  listedPasscodeSchema,
  type ListedPasscode,
  type ListedPin,
  type SitePasscodes,
} from '#core/passcodes/site-passcodes.schema.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import {
  PasscodeEditorViewModel,
  typedPasscode,
  type TypedPasscode,
} from './passcode-editor.view-model.ts';
import { NO_CODE, SecretEditorViewModel, type CodeStand } from './secret-editor.view-model.ts';

interface Parts {
  readonly gateway: PasscodesGateway;
  readonly ids: IdSource;
  readonly ownDrafts: OwnDrafts;
  readonly siteNum: () => number;
  /** Called after a save with the text of the success message. */
  readonly onSaved: (title: string) => void;
  readonly onLost: () => void;
}

const standIn = (pins: readonly ListedPin[], contactId: string): CodeStand =>
  pins.find((pin) => pin.contactId === contactId) ?? NO_CODE;

/** Returns an unsuspicious name for the duress code: that of the holder with the highest level. */
const usualName = ({ passcodes, pins }: SitePasscodes): string => {
  const people = [
    ...passcodes
      .filter(({ kind, ofAccount }) => kind === 'normal' && !ofAccount)
      .map(({ authority, holder }) => ({ authority, name: holder })),
    ...pins,
  ];
  return people.toSorted((a, b) => b.authority - a.authority)[0]?.name ?? '';
};

/** The forms for a passcode, a PIN and the duress code. Only one form is open at a time. */
export class PasscodeFormsViewModel {
  editor: PasscodeEditorViewModel | null = null;
  secret: SecretEditorViewModel | null = null;
  readonly draft: SavedDraft<ListedPasscode, TypedPasscode>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.draft = new SavedDraft(parts.ownDrafts, 'passcode', {
      base: listedPasscodeSchema,
      empty: typedPasscode(null),
    });
    makeAutoObservable(this, { editor: observableRef, secret: observableRef, draft: false });
  }

  start(): void {
    this.draft.follow(() => this.editor?.edit.unsaved ?? null);
  }

  dispose(): void {
    this.draft.rest();
    this.close();
  }

  /** Closes the open form. The saved draft stays. */
  close(): void {
    this.editor = null;
    this.secret = null;
  }

  /** Opens the form of a passcode, or of a new passcode when `base` is null. */
  edit(codes: SitePasscodes, base: ListedPasscode | null): void {
    const { gateway, ids, onLost, onSaved } = this.#parts;
    const editor = new PasscodeEditorViewModel({
      siteNum: this.#parts.siteNum(),
      gateway,
      draft: this.draft,
      base,
      newId: ids.next(),
      mayBeAccounts: !codes.passcodes.some(({ ofAccount }) => ofAccount),
      onSaved: (holder) => {
        if (this.editor === editor) this.close();
        onSaved(`The passcode of ${holder} was saved`);
      },
      onLost,
    });
    this.editor = editor;
  }

  /** Reopens the form with the input typed before the session ended. The code must be typed again. */
  goOn(codes: SitePasscodes): void {
    const found = this.draft.take();
    if (found === null) return;
    const base = codes.passcodes.find(({ id }) => id === found.base?.id) ?? null;
    this.edit(codes, found.base === null ? null : base);
    this.editor?.edit.begin(found.base, found.values);
  }

  /** Opens the PIN form of a contact. If `contactId` is null, the person chooses a contact without a PIN. */
  setPin(codes: SitePasscodes, contactId: string | null): void {
    const { gateway, onLost, onSaved } = this.#parts;
    const siteNum = this.#parts.siteNum();
    const nameOf = (id: string): string =>
      [...codes.pins, ...codes.withoutPin].find((one) => one.contactId === id)?.name ?? '';
    const secret = new SecretEditorViewModel({
      what: 'pin',
      whose: contactId ?? '',
      isFixed: contactId !== null,
      standOf: (id) => standIn(codes.pins, id),
      send: (id, pin) => gateway.setContactPin({ sn: siteNum, id, ...pin }),
      newest: async (id) =>
        mapOk(await gateway.sitePasscodes({ sn: siteNum }), ({ pins }) => standIn(pins, id)),
      onSaved: (id) => {
        if (this.secret === secret) this.close();
        onSaved(`The PIN of ${nameOf(id)} was saved`);
      },
      onLost,
    });
    this.secret = secret;
  }

  setDuress(codes: SitePasscodes): void {
    const { gateway, onLost, onSaved } = this.#parts;
    const siteNum = this.#parts.siteNum();
    const card = codes.duress;
    const secret = new SecretEditorViewModel({
      what: 'duress',
      whose: card?.holder ?? usualName(codes),
      isFixed: true,
      standOf: () => card ?? NO_CODE,
      send: (holder, duress) => gateway.setDuressCode({ sn: siteNum, holder, ...duress }),
      newest: async () =>
        mapOk(await gateway.sitePasscodes({ sn: siteNum }), ({ duress }) => duress ?? NO_CODE),
      onSaved: () => {
        if (this.secret === secret) this.close();
        onSaved('The duress code was saved');
      },
      onLost,
    });
    this.secret = secret;
  }
}
