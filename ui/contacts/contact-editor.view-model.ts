import { makeAutoObservable } from 'mobx';
import {
  type ContactForm,
  contactForm,
  contactFormSchema,
  type TypedContact,
} from '#core/contacts/contact-form.schema.ts';
import { type SiteDay, suspensionWords } from '#core/contacts/contact-badges.rule.ts';
import type { Contact } from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { pinSchema } from '#core/contacts/pin.schema.ts';
import { type FieldErrors, readForm } from '#core/forms/read-form.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { err, type Failure, ok, type Result } from '#core/kernel/result.ts';
import { FormState } from '../forms/form-state.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { SecretField } from '../forms/secret-field.ts';
import { revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import { CONTACT_FIELD_WORDS } from './contact-field-words.ts';

interface Parts {
  readonly gateway: Pick<ContactsGateway, 'siteContacts' | 'addContact' | 'saveContact'>;
  readonly draft: KeptDraft<Contact, TypedContact>;
  readonly siteNum: number;
  readonly siteDay: () => SiteDay;
  /** Null for somebody new. */
  readonly base: Contact | null;
  /** What somebody new begins with. */
  readonly blank: TypedContact;
  /** Of somebody new: the same for every press of this form. */
  readonly newId: string;
  readonly onSaved: (form: ContactForm) => void;
  readonly onLost: () => void;
}

const LINES: Readonly<Record<string, string>> = {
  phones: 'Phone',
  emails: 'E-mail',
  callHours: 'Hours',
};

/** What is wrong with a line of a list stands at the list too, with the number of the line. */
const atFields = (errors: FieldErrors): FieldErrors => {
  const found: Record<string, string[]> = {};
  for (const [path, messages] of Object.entries(errors)) {
    const [field = '', line] = path.split('.');
    const named = line === undefined ? '' : `${LINES[field] ?? 'Line'} ${Number(line) + 1}: `;
    (found[field] ??= []).push(...messages.map((message) => `${named}${message}`));
    if (line !== undefined) found[path] = [...messages];
  }
  return found;
};

/** A contact while it is edited or new, under the revision the edit began with (domain guide 6.2, 5.3). */
export class ContactEditorViewModel {
  readonly form: FormState<TypedContact, ContactForm>;
  readonly saving: RevisedSave<Contact>;
  /** A secret: kept by nothing but the field. */
  readonly pin = new SecretField(pinSchema);
  /** The PIN of which the person was told that it is guessed easily: sent again it is kept. */
  weakPin: string | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.form = new FormState({
      initial: parts.base === null ? parts.blank : contactForm.show(parts.base),
      prefix: 'contact-',
      atOnce: { effective: 'expires', unavailableFrom: 'unavailableTo' },
      judge: (typed) => {
        const read = readForm(contactFormSchema, contactForm.read(typed));
        return read.ok ? read : err(atFields(read.error));
      },
    });
    this.saving = new RevisedSave<Contact>(
      parts.base,
      revisedFields({
        form: this.form,
        show: (stored) => (stored === null ? parts.blank : contactForm.show(stored)),
        words: CONTACT_FIELD_WORDS,
      }),
    );
    makeAutoObservable(this, { form: false, saving: false, pin: false });
  }

  get isNew(): boolean {
    return this.#parts.base === null;
  }

  get draft(): KeptDraft<Contact, TypedContact> {
    return this.#parts.draft;
  }

  get hasPin(): boolean {
    return this.saving.base?.hasPin ?? false;
  }

  /** Since when and by whom the contact is suspended, while its box stays ticked. */
  get suspension(): string | null {
    const { base } = this.saving;
    return base === null || !this.form.values.suspended
      ? null
      : suspensionWords(base, this.#parts.siteDay());
  }

  get dirty(): boolean {
    return this.pin.wish !== undefined || this.form.differs(this.begun);
  }

  /** What stood in the fields before anything was typed. */
  get begun(): TypedContact {
    const { base } = this.saving;
    return base === null ? this.#parts.blank : contactForm.show(base);
  }

  /** What is wrong with a list as a whole, unless it is said at one of its lines. */
  listError(field: 'phones' | 'emails'): string | undefined {
    const { errors, judged } = this.form;
    const atLine =
      !judged.ok && Object.keys(judged.error).some((path) => path.startsWith(`${field}.`));
    return atLine ? undefined : errors[field]?.[0];
  }

  /** What is wrong with a part of a line, once its list was left. */
  lineError(field: 'phones' | 'emails', line: number, part: string): string | null {
    const { errors, judged } = this.form;
    const isLeft = errors[field] !== undefined && !judged.ok;
    return (isLeft && judged.error[`${field}.${line}.${part}`]?.[0]) || null;
  }

  /** Goes on from what was typed before the session ended. */
  goOn(base: Contact | null, values: TypedContact): void {
    this.saving.begin(base);
    this.form.begin(values);
  }

  async save(): Promise<void> {
    const wanted = this.form.submit();
    if (wanted === null || this.pin.problem !== null) return;
    const { wish } = this.pin;
    const { onSaved } = this.#parts;
    await this.saving.run({
      send: () => this.#send(wanted, wish),
      newest: () => this.#newest(),
      looksAgain: true,
      isMine: (stored) =>
        contactForm.same(contactForm.pick(stored), wanted) &&
        (wish === undefined || (wish === null && !stored.hasPin)),
      done: () => onSaved(wanted),
      words: (failure) => this.#words(failure),
    });
  }

  reloadTheirs(): void {
    if (this.saving.reloadTheirs() !== null) this.pin.forget();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }

  async #send(
    wanted: ContactForm,
    pin: string | null | undefined,
  ): Promise<Result<Contact, Failure>> {
    const { gateway, newId, onLost, siteNum } = this.#parts;
    const { base } = this.saving;
    const sent = { pin, pinKnowingly: typeof pin === 'string' && pin === this.weakPin };
    const saved = await (base === null
      ? gateway.addContact({ sn: siteNum, id: newId, ...wanted, ...sent })
      : gateway.saveContact({ sn: siteNum, id: base.id, rev: base.rev, ...wanted, ...sent }));
    if (!saved.ok) {
      if (isLost(saved.error)) onLost();
      return saved;
    }
    const none = { id: newId, rev: 1, inherited: false, position: 0, hasPin: false };
    const nobody = { changedBy: null, changedAt: null, suspendedAt: null, suspendedBy: null };
    return ok({ ...none, ...nobody, ...base, ...wanted });
  }

  /** A weak PIN is taken when it is saved again; anything else is said as it is. */
  #words(failure: Failure): string | null {
    const said = explain(failure, 'The contact could not be saved. Nothing you typed is lost.');
    if (failure.kind !== 'refused' || failure.code !== 'codeWeak') return said;
    this.weakPin = this.pin.wish ?? null;
    return `${said ?? ''} Save again to have it all the same.`;
  }

  async #newest(): Promise<Result<Contact, Failure> | 'gone'> {
    const { gateway, newId, siteNum } = this.#parts;
    const { base } = this.saving;
    const list = await gateway.siteContacts({ sn: siteNum });
    if (!list.ok) return list;
    const found = list.value.contacts.find(({ id }) => id === (base?.id ?? newId));
    if (found !== undefined) return ok(found);
    // Somebody new whose answer got lost is not there: nothing was taken away.
    return base === null ? err({ kind: 'timedOut' }) : 'gone';
  }
}
