import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountGroupGateway } from '#core/account-group/account-group.gateway.port.ts';
import {
  type AccountGroup,
  type AskAbout,
  groupContactForm,
  groupContactSchema,
  type StoredCompany,
  type StoredDefaults,
  type StoredGroupContact,
} from '#core/account-group/account-group.schema.ts';
import {
  alarmDefaultsSchema,
  companyForm,
  companySchema,
  defaultsForm,
} from '#core/account-group/group-facts.schema.ts';
import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import type { PortalUser } from '#core/account-group/portal-user.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Loadable } from '../shell/loadable.ts';
import { tellDone } from '../shell/tell-done.ts';
import { AccessEditor } from './access-editor.view-model.ts';
import { RevisedEditor } from '../shell/revised-editor.ts';
import { UserActs } from './user-acts.view-model.ts';

interface Parts extends ListServices {
  readonly gateway: AccountGroupGateway;
  readonly makeKey: () => AttemptKey;
}

/** A dealer's own group: its cards, who uses the portal for it, and the one thing of it that is edited (domain guide 6.10). */
export class AccountGroupViewModel {
  company: ReturnType<AccountGroupViewModel['editCompany']> | null = null;
  defaults: ReturnType<AccountGroupViewModel['editDefaults']> | null = null;
  contact: ReturnType<AccountGroupViewModel['editContact']> | null = null;
  access: AccessEditor | null = null;
  /** What is asked of the representative. */
  asking: AskAbout | null = null;
  askText = '';
  readonly asked = new Submission();
  readonly source: Loadable<AccountGroup>;
  readonly list: ListViewModel<PortalUser>;
  readonly download: ListDownload;
  readonly acts: UserActs;
  readonly #parts: Parts;
  readonly #askKey: AttemptKey;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { gateway, own } = parts;
    this.#askKey = parts.makeKey();
    this.source = new Loadable({
      read: (how) => gateway.read(how),
      fallback: 'Your account group could not be loaded.',
    });
    this.list = new ListViewModel({
      shape: PORTAL_USER_LIST,
      read: async (query) =>
        mapOk(await gateway.users(query), ({ users, total }) => ({ rows: users, total })),
      keyOf: ({ id }) => id,
      fallback: 'The users could not be loaded.',
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => gateway.exportUsers(wanted),
      fallback: 'The users could not be exported.',
      row: 'user',
    });
    this.acts = new UserActs({ gateway, done: (title) => this.#done(title) });
    makeAutoObservable(this, {
      company: observableRef,
      defaults: observableRef,
      contact: observableRef,
      access: observableRef,
      asked: false,
      source: false,
      list: false,
      download: false,
      acts: false,
      editCompany: false,
      editDefaults: false,
      editContact: false,
    });
  }

  start(): void {
    void this.source.load();
  }

  dispose(): void {
    this.source.dispose();
    this.list.dispose();
    this.close();
  }

  openCompany(group: AccountGroup): void {
    this.company = this.editCompany(group.company);
  }

  openDefaults(group: AccountGroup): void {
    this.defaults = this.editDefaults(group.defaults);
  }

  openContact(contact: StoredGroupContact | null): void {
    this.contact = this.editContact(contact);
  }

  /** Opens the form of a user, or of somebody who is to be invited. */
  openAccess(group: AccountGroup, user: PortalUser | null): void {
    const { gateway, makeKey } = this.#parts;
    this.access = new AccessEditor({
      ...{ gateway, key: makeKey(), group, user },
      onSaved: (title) => this.#done(title),
      onStale: () => void this.list.again(),
    });
  }

  close(): void {
    this.company = null;
    this.defaults = null;
    this.contact = null;
    this.access = null;
    this.asking = null;
  }

  ask(about: AskAbout): void {
    this.asking = about;
    this.askText = '';
    this.asked.clear();
  }

  typeAsk(text: string): void {
    this.askText = text;
  }

  async sendAsk(): Promise<void> {
    const { asking: about, askText: text } = this;
    if (about === null || text.trim() === '') return;
    const { gateway } = this.#parts;
    await this.asked.run(() => this.#askKey.send({ about, text }, () => gateway.ask(about, text)), {
      fallback: 'The message could not be sent. Nothing you typed is lost.',
      onOk: () => this.#done('Your message was sent'),
    });
  }

  async removeContact({ id, rev }: StoredGroupContact): Promise<void> {
    await this.acts.submission.run(() => this.#parts.gateway.removeContact(id, rev), {
      fallback: 'The contact could not be deleted.',
      onOk: () => this.#done('The contact was deleted'),
    });
  }

  editCompany(base: StoredCompany) {
    const { gateway } = this.#parts;
    return new RevisedEditor({
      ...{ prefix: 'company-', base, show: companyForm.show, same: companyForm.same },
      judge: (typed) => readForm(companySchema, companyForm.read(typed)),
      send: (stored, wanted) => gateway.saveCompany(stored?.rev ?? base.rev, wanted),
      newest: async () => mapOk(await gateway.read(), ({ company }) => company),
      onSaved: () => this.#done('The company was saved'),
      words: 'The company could not be saved. Nothing you typed is lost.',
    });
  }

  editDefaults(base: StoredDefaults) {
    const { gateway } = this.#parts;
    return new RevisedEditor({
      ...{ prefix: 'defaults-', base, show: defaultsForm.show, same: defaultsForm.same },
      judge: (typed) => readForm(alarmDefaultsSchema, defaultsForm.read(typed)),
      send: (stored, wanted) => gateway.saveDefaults(stored?.rev ?? base.rev, wanted),
      newest: async () => mapOk(await gateway.read(), ({ defaults }) => defaults),
      onSaved: () => this.#done('The defaults were saved'),
      words: 'The defaults could not be saved.',
    });
  }

  editContact(base: StoredGroupContact | null) {
    const { gateway, makeKey } = this.#parts;
    const key = makeKey();
    return new RevisedEditor({
      ...{ prefix: 'group-contact-', base, show: groupContactForm.show },
      same: groupContactForm.same,
      judge: (typed) => readForm(groupContactSchema, groupContactForm.read(typed)),
      send: (stored, wanted) =>
        stored === null
          ? key.send(wanted, (id) => gateway.addContact(id, wanted))
          : gateway.saveContact(stored.id, stored.rev, wanted),
      newest: async () => {
        const read = await gateway.read();
        if (!read.ok) return read;
        const found = read.value.contacts.find(({ id }) => id === base?.id);
        return found === undefined ? ('gone' as const) : { ok: true as const, value: found };
      },
      onSaved: () => this.#done('The contact was saved'),
      words: 'The contact could not be saved. Nothing you typed is lost.',
    });
  }

  #done(title: string): void {
    this.close();
    tellDone(this.#parts.toasts, { title });
    void this.source.load({ background: true });
    void this.list.again();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly accountGroup: AccountGroupViewModel;
  }
}
