import { makeAutoObservable, observable } from 'mobx';
import { invitationSchema } from '#core/account-group/portal-user.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Answer } from '#core/kernel/result.ts';
import { readGroupNum } from '#core/provisioning/group-form.schema.ts';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.api.ts';
import {
  customerInvitationSchema,
  staffInvitationSchema,
} from '#core/provisioning/provisioning.schema.ts';
import { AccessChoice } from '../forms/access-choice.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import { GroupAdder } from './group-adder.ts';
import type { GroupLookup } from './group-lookup.ts';

/** The kind of person to invite. */
export type PersonKind = 'dealer' | 'staff' | 'customer';

interface Parts {
  readonly kind: PersonKind;
  readonly gateway: ProvisioningGateway;
  readonly lookup: GroupLookup;
  readonly key: AttemptKey;
  readonly onSent: (who: string) => void;
}

const BLANK = { name: '', email: '', username: '', siteNum: '' };
type Typed = typeof BLANK;

/** The form that invites a person by name: a dealer user with groups and rights, a staff member with staff rights, or a customer. */
export class NewPersonEditor {
  readonly choice: AccessChoice;
  readonly adder: GroupAdder;
  /** The rights of a staff member. */
  readonly rights = observable.set<string>();
  readonly submission = new Submission();
  readonly form: FormState<Typed, Record<string, unknown>>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.choice = new AccessChoice({
      givable: [],
      groups: [],
      rights: null,
      preset: 'Full admin',
    });
    this.adder = new GroupAdder(this.choice, parts.lookup);
    this.form = new FormState<Typed, Record<string, unknown>>({
      initial: BLANK,
      prefix: 'person-',
      validate: (values) => this.#validate(values),
    });
    makeAutoObservable(this, {
      choice: false,
      adder: false,
      rights: false,
      submission: false,
      form: false,
    });
  }

  get kind(): PersonKind {
    return this.#parts.kind;
  }

  get dirty(): boolean {
    return this.form.differs() || this.choice.groups.size > 0 || this.rights.size > 0;
  }

  /** Sets a staff right. `actAs` requires `impersonate`: adding `actAs` adds both, and removing `impersonate` removes both. */
  setRight(right: string, given: boolean): void {
    if (given) this.rights.add(right);
    else this.rights.delete(right);
    if (given && right === 'actAs') this.rights.add('impersonate');
    if (!given && right === 'impersonate') this.rights.delete('actAs');
  }

  async send(): Promise<void> {
    const who = this.form.submit();
    if (who === null) return;
    if (this.kind === 'dealer' && !(await this.adder.settle())) return;
    const { key, onSent } = this.#parts;
    const { name, email } = this.form.values;
    const order = this.#order();
    await this.submission.run(() => key.send(order, (id) => this.#send(id)), {
      fallback: 'The invitation could not be sent. Nothing you typed is lost.',
      onOk: () => onSent(name.trim() === '' ? email.trim() : name.trim()),
    });
  }

  #validate({ name, email, username, siteNum }: Typed) {
    switch (this.#parts.kind) {
      case 'dealer':
        return readForm(invitationSchema, { name, email, groups: [1], rights: [] });
      case 'staff':
        return readForm(staffInvitationSchema, { name, email, username, rights: [] });
      case 'customer': {
        const num = siteNum.trim() === '' ? null : readGroupNum(siteNum);
        return readForm(customerInvitationSchema, { email, siteNum: num });
      }
    }
  }

  /** Returns the content that identifies an attempt: the same content reuses the idempotency key. */
  #order(): unknown {
    return [this.kind, this.form.values, this.choice.access, [...this.rights]];
  }

  #send(id: string): Answer<unknown> {
    const { gateway } = this.#parts;
    const { name, email, username, siteNum } = this.form.values;
    switch (this.kind) {
      case 'dealer':
        return gateway.inviteDealerUser({ id, name, email, ...this.choice.access });
      case 'staff':
        return gateway.inviteStaffMember({
          id,
          name,
          email,
          username,
          rights: [...this.rights].toSorted(),
        });
      case 'customer':
        return gateway.inviteCustomer({
          id,
          email,
          siteNum: siteNum.trim() === '' ? null : readGroupNum(siteNum),
        });
    }
  }
}
