import { makeAutoObservable } from 'mobx';
import {
  type ContactForm,
  contactForm,
  contactFormSchema,
  type TypedContact,
} from '#core/contacts/contact-form.schema.ts';
import { type SiteDay, suspensionText } from '#core/contacts/contact-badges.rule.ts';
import type { Contact } from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { pinSchema } from '#core/contacts/pin.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { type Answer, type Failure, mapOk } from '#core/kernel/result.ts';
import { FormState } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { SecretField } from '../forms/secret-field.ts';
import { lineError } from '../forms/line-error.ts';
import { readPlaced } from '../forms/place-errors.rule.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import { CONTACT_FIELD_TEXT } from './contact-field-text.ts';

interface Parts {
  readonly gateway: Pick<ContactsGateway, 'siteContacts' | 'addContact' | 'saveContact'>;
  readonly draft: SavedDraft<Contact, TypedContact>;
  readonly siteNum: number;
  readonly siteDay: () => SiteDay;
  /** The edited contact; null for a new one. */
  readonly base: Contact | null;
  /** The initial values of a new contact. */
  readonly blank: TypedContact;
  /** The id of a new contact. Saving one form repeatedly sends the same id. */
  readonly newId: string;
  readonly onSaved: (form: ContactForm) => void;
  readonly onLost: () => void;
}

const LINES: Readonly<Record<string, string>> = {
  phones: 'Phone',
  emails: 'Email',
  callHours: 'Hours',
};

/** The editor of an existing or new contact (domain guide 6.2). */
export class ContactEditorViewModel {
  readonly edit: RevisedEditor<Contact, FormState<TypedContact, ContactForm>>;
  /** The PIN, which exists only in this field and is never part of a draft. */
  readonly pin = new SecretField(pinSchema);
  /** The PIN for which a warning was shown because it is easy to guess. Saving the same PIN again is accepted. */
  weakPin: string | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { base, draft, gateway, newId, onLost, siteNum } = parts;
    const { pin } = this;
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: this.#show(base),
        prefix: 'contact-',
        atOnce: { effective: 'expires', unavailableFrom: 'unavailableTo' },
        validate: (typed) =>
          readPlaced(contactFormSchema, contactForm.read(typed), { lines: LINES }),
      }),
      base,
      draft,
      beside: pin,
      show: (stored) => this.#show(stored),
      names: CONTACT_FIELD_TEXT,
      send: (wanted, stored) => this.#send(wanted, stored),
      newest: async (_, stored) =>
        mapOk(
          await gateway.siteContacts({ sn: siteNum }),
          ({ contacts }) => contacts.find(({ id }) => id === (stored?.id ?? newId)) ?? null,
        ),
      same: (stored, wanted) =>
        contactForm.same(contactForm.pick(stored), wanted) &&
        (!pin.changed || (pin.change === null && !stored.hasPin)),
      changeOf: lastChange,
      onSaved: (wanted) => parts.onSaved(wanted),
      onLost,
      words: (failure) => this.#words(failure),
    });
    makeAutoObservable(this, { edit: false, pin: false });
  }

  get hasPin(): boolean {
    return this.edit.saving.base?.hasPin ?? false;
  }

  /** Returns since when the contact is suspended and who suspended it; null if `suspended` is not selected. */
  get suspension(): string | null {
    const { base } = this.edit.saving;
    return base === null || !this.edit.form.values.suspended
      ? null
      : suspensionText(base, this.#parts.siteDay());
  }

  /** The form values at the start of the edit. */
  get begun(): TypedContact {
    return this.#show(this.edit.saving.base);
  }

  /** Returns the problem of a whole list; undefined if one of the list's lines shows its own problem. */
  listError(field: 'phones' | 'emails'): string | undefined {
    const { errors, validated } = this.edit.form;
    const atLine =
      !validated.ok && Object.keys(validated.error).some((path) => path.startsWith(`${field}.`));
    return atLine ? undefined : errors[field]?.[0];
  }

  /** Returns the problem of one input (`part`) in a line; null until the focus has left the list. */
  lineError(field: 'phones' | 'emails', line: number, part: string): string | null {
    return lineError(this.edit.form, field, `${field}.${line}.${part}`);
  }

  #show(stored: Contact | null): TypedContact {
    return stored === null ? this.#parts.blank : contactForm.show(stored);
  }

  #send(wanted: ContactForm, base: Contact | null): Answer<unknown> {
    const { gateway, newId, siteNum: sn } = this.#parts;
    const pin = this.pin.change;
    const sent = { pin, pinKnowingly: typeof pin === 'string' && pin === this.weakPin };
    return base === null
      ? gateway.addContact({ sn, id: newId, ...wanted, ...sent })
      : gateway.saveContact({ sn, id: base.id, rev: base.rev, ...wanted, ...sent });
  }

  /** Returns the message of a failure. If the PIN is weak, the message warns the user that saving the same PIN again is accepted. */
  #words(failure: Failure): string | null {
    const text = explain(failure, 'The contact could not be saved. Nothing you typed is lost.');
    if (failure.kind !== 'refused' || failure.code !== 'codeWeak') return text;
    this.weakPin = this.pin.change ?? null;
    return `${text ?? ''} Save again to keep it anyway.`;
  }
}
