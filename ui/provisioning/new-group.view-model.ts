import { makeAutoObservable } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import {
  groupForm,
  groupFormSchema,
  type GroupForm,
} from '#core/provisioning/group-form.schema.ts';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.api.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import type { GroupLookup } from './group-lookup.ts';

interface Parts {
  readonly gateway: Pick<ProvisioningGateway, 'createSiteGroup'>;
  readonly lookup: GroupLookup;
  readonly makeKey: () => AttemptKey;
  readonly onMade: (form: GroupForm) => void;
}

type Typed = ReturnType<typeof groupForm.show>;

/** Creates a site group entered by hand. The group number is looked up while the person types (domain guide 3 "Site group"). */
export class NewGroupViewModel {
  readonly form = new FormState<Typed, GroupForm>({
    initial: groupForm.show(null),
    prefix: 'new-group-',
    validate: (values) => readForm(groupFormSchema, groupForm.read(values)),
  });
  readonly submission = new Submission();
  /** True while the fields for time zone, kind, parent and answering service are shown. */
  open = false;
  readonly #parts: Parts;
  #key: AttemptKey;
  /** The default time zone of a new group. */
  #zone = '';

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#key = parts.makeKey();
    makeAutoObservable(this, { form: false, submission: false });
  }

  /** Sets the provider's time zone as the default, unless the person has chosen a time zone. */
  begin(zone: string): void {
    const { timeZone } = this.form.values;
    if (timeZone === '' || timeZone === this.#zone) this.form.type('timeZone', zone);
    this.#zone = zone;
  }

  get dirty(): boolean {
    const { num, name } = this.form.values;
    return num.trim() !== '' || name.trim() !== '';
  }

  /** The group with the typed number; undefined before the lookup. */
  get holder() {
    return this.#parts.lookup.of(this.form.values.num);
  }

  get parent() {
    return this.#parts.lookup.of(this.form.values.parentNum);
  }

  typeNumber(field: 'num' | 'parentNum', text: string): void {
    this.form.type(field, text);
    this.#parts.lookup.touch(field, text);
  }

  unfold(): void {
    this.open = true;
  }

  discard(): void {
    this.form.begin({ ...groupForm.show(null), timeZone: this.#zone });
    this.submission.clear();
    this.open = false;
  }

  async create(): Promise<void> {
    const form = this.form.submit();
    if (form === null) {
      // Opens the hidden fields, because an invalid field may be among them.
      this.unfold();
      return;
    }
    const { gateway, lookup, makeKey, onMade } = this.#parts;
    const send = (idempotencyKey: string) => gateway.createSiteGroup(form, { idempotencyKey });
    await this.submission.run(() => this.#key.send(form, send), {
      fallback: 'The group could not be created. Nothing you typed is lost.',
      onOk: () => {
        this.#key = makeKey();
        lookup.forget();
        this.discard();
        onMade(form);
      },
    });
  }
}
