import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountGroupGateway } from '#core/account-group/account-group.api.ts';
import {
  type AccountGroup,
  type AskAbout,
  groupContactName,
  type StoredGroupContact,
} from '#core/account-group/account-group.schema.ts';
import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import type { PortalUser } from '#core/account-group/portal-user.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk } from '#core/kernel/result.ts';
import { AskedDeletion } from '../forms/asked-deletion.ts';
import { Submission } from '../forms/submission.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone } from '../shell/toast-done.ts';
import { AccessEditor } from './access-editor.view-model.ts';
import { editCompany, editContact, editDefaults } from './group-editors.ts';
import { UserActs } from './user-acts.view-model.ts';

interface Parts extends ListServices {
  readonly gateway: AccountGroupGateway;
  readonly makeKey: () => AttemptKey;
}

/** The view model of a dealer's own group: cards, portal users, and the single open editor (domain guide 6.10). */
export class AccountGroupViewModel {
  company: ReturnType<typeof editCompany> | null = null;
  defaults: ReturnType<typeof editDefaults> | null = null;
  contact: ReturnType<typeof editContact> | null = null;
  access: AccessEditor | null = null;
  /** The topic of the question to the provider's representative. */
  asking: AskAbout | null = null;
  askText = '';
  readonly asked = new Submission();
  readonly source: Loadable<AccountGroup>;
  readonly list: ListViewModel<PortalUser>;
  readonly download: ListDownload;
  readonly acts: UserActs;
  readonly deletion = new AskedDeletion();
  readonly #parts: Parts;
  readonly #askKey: AttemptKey;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { gateway, own } = parts;
    this.#askKey = parts.makeKey();
    this.source = new Loadable({
      read: (how) => gateway.accountGroup({}, how),
      fallback: 'Your account group could not be loaded.',
    });
    this.list = new ListViewModel({
      shape: PORTAL_USER_LIST,
      read: async (query) =>
        mapOk(await gateway.portalUsers({ query }), ({ users, total }) => ({ rows: users, total })),
      keyOf: ({ id }) => id,
      fallback: 'The users could not be loaded.',
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => gateway.portalUsersExport(wanted),
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
      deletion: false,
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
    const company = editCompany(
      this.#editing(() => this.company === company),
      group.company,
    );
    this.company = company;
  }

  openDefaults(group: AccountGroup): void {
    const defaults = editDefaults(
      this.#editing(() => this.defaults === defaults),
      group.defaults,
    );
    this.defaults = defaults;
  }

  openContact(stored: StoredGroupContact | null): void {
    const contact = editContact(
      this.#editing(() => this.contact === contact),
      stored,
    );
    this.contact = contact;
  }

  /** Opens the access form of a user, or an invitation form if `user` is null. */
  openAccess(group: AccountGroup, user: PortalUser | null): void {
    const { gateway, makeKey } = this.#parts;
    const access = new AccessEditor({
      gateway,
      key: makeKey(),
      group,
      user,
      onSaved: this.#editing(() => this.access === access).done,
      onStale: () => void this.list.again(),
    });
    this.access = access;
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
    const send = () => gateway.askRepresentative({ about, text });
    await this.asked.run(() => this.#askKey.send({ about, text }, send), {
      fallback: 'The message could not be sent. Nothing you typed is lost.',
      onOk: () => {
        if (this.asking === about && this.askText === text) this.close();
        this.#done('Your message was sent');
      },
    });
  }

  /** Asks for confirmation before a group contact is removed, because the contact leaves every site's call list at once. */
  removeContact({ tree }: Pick<AccountGroup, 'tree'>, contact: StoredGroupContact): void {
    const { id, rev } = contact;
    const sites = tree.reduce((sum, { accounts }) => sum + (accounts ?? 0), 0);
    const name = groupContactName(contact);
    this.deletion.ask({
      title: `Remove ${name}?`,
      text: `${name} is on the call lists of ${counted(sites, 'site')}. They lose ${name}, and nobody calls ${name} for them.`,
      press: 'Remove',
      send: () => this.#parts.gateway.removeGroupContact({ id, rev }),
      onOk: () => this.#done(`${name} was removed`),
      onRefused: () => void this.source.load({ background: true }),
    });
  }

  #editing(isOpen: () => boolean) {
    const done = (title: string): void => {
      if (isOpen()) this.close();
      this.#done(title);
    };
    return { ...this.#parts, done };
  }

  #done(title: string): void {
    toastDone(this.#parts.toasts, { title });
    void this.source.load({ background: true });
    void this.list.again();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly accountGroup: AccountGroupViewModel;
  }
}
