import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { waitText } from '#core/kernel/wait-text.rule.ts';
import { mayBeInvited } from '#core/provisioning/invite-state.rule.ts';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.api.ts';
import {
  INVITED_AT_ONCE,
  type Provisioning,
  type WaitingPerson,
} from '#core/provisioning/provisioning.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone } from '../shell/toast-done.ts';
import { GroupLookup } from './group-lookup.ts';
import { NewGroupViewModel } from './new-group.view-model.ts';
import { NewPersonEditor, type PersonKind } from './new-person-editor.view-model.ts';
import type { PortalExport } from './portal-export.ts';
import type { PortalImportViewModel } from './portal-import.view-model.ts';
import type { TermsViewModel } from './terms.view-model.ts';

interface Parts {
  readonly gateway: ProvisioningGateway;
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly now: () => number;
  /** Creates the terms model. `onPublished` is called after a version was published. */
  readonly makeTerms: (onPublished: () => void) => TermsViewModel;
  /** Creates the import model. `onWritten` is called when an import has ended. */
  readonly makeImport: (onWritten: () => void) => PortalImportViewModel;
  readonly exporting: PortalExport;
}

const NOT_SENT = 'The invitations could not be sent.';

/** The state of the installation, the form of a new group, and the invitations (design "site groups & people"). */
export class ProvisioningViewModel {
  readonly source: Loadable<Provisioning>;
  readonly lookup: GroupLookup;
  readonly newGroup: NewGroupViewModel;
  readonly terms: TermsViewModel;
  readonly file: PortalImportViewModel;
  readonly exporting: PortalExport;
  /** The open form that invites a person by name; null while closed. */
  person: NewPersonEditor | null = null;
  readonly chosen = observable.set<string>();
  readonly inviting = new Submission();
  /** Count of chosen people invited so far in the current batch. */
  sent = 0;
  /** The people skipped by the last batch, with reasons. */
  leftOut: readonly string[] = [];
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { gateway, makeKey } = parts;
    this.lookup = new GroupLookup(gateway);
    this.newGroup = new NewGroupViewModel({
      gateway,
      lookup: this.lookup,
      makeKey,
      onMade: ({ num, name }) => this.#done(`Group ${num} ${name} was created`),
    });
    const readAgain = (): void => void this.source.load({ background: true });
    this.terms = parts.makeTerms(readAgain);
    this.file = parts.makeImport(readAgain);
    this.exporting = parts.exporting;
    this.source = new Loadable({
      read: async (how) => {
        const read = await gateway.provisioning({}, how);
        if (read.ok) this.#take(read.value);
        return read;
      },
      fallback: 'Groups and people could not be loaded.',
    });
    makeAutoObservable(this, {
      source: false,
      lookup: false,
      newGroup: false,
      terms: false,
      file: false,
      exporting: false,
      person: observableRef,
      chosen: false,
      inviting: false,
      leftOut: observableRef,
    });
  }

  start(): void {
    void this.source.load();
    this.terms.start();
    this.file.start();
  }

  dispose(): void {
    this.source.dispose();
    this.lookup.dispose();
    this.terms.dispose();
    this.file.dispose();
    this.person = null;
  }

  get waiting(): readonly WaitingPerson[] {
    const { state } = this.source;
    return state.at === 'ready' ? state.value.waiting : [];
  }

  /** Ids of the people who can be invited now. */
  get invitable(): readonly string[] {
    const now = new Date(this.#parts.now()).toISOString();
    return this.waiting.filter((one) => mayBeInvited(one, now)).map(({ id }) => id);
  }

  get allChosen(): boolean {
    return this.invitable.length > 0 && this.invitable.every((id) => this.chosen.has(id));
  }

  choose(id: string, given: boolean): void {
    if (given) this.chosen.add(id);
    else this.chosen.delete(id);
  }

  chooseAll(given: boolean): void {
    this.chosen.replace(given ? this.invitable : []);
  }

  openPerson(kind: PersonKind): void {
    const { gateway, makeKey } = this.#parts;
    this.person = new NewPersonEditor({
      kind,
      gateway,
      lookup: this.lookup,
      key: makeKey(),
      onSent: (who) => {
        this.closePerson();
        this.#done(`${who} was invited`, 'The link works once, for 72 hours.');
      },
    });
  }

  closePerson(): void {
    this.person = null;
  }

  /** Invites all chosen people, a few per request. */
  async invite(): Promise<void> {
    const wanted = [...this.chosen];
    if (wanted.length === 0) return;
    this.sent = 0;
    this.leftOut = [];
    const stopped = await this.inviting.press(
      () => this.#inviteAll(wanted),
      (text) => text,
    );
    await this.source.load({ background: true });
    const { sent } = this;
    if (sent > 0)
      toastDone(this.#parts.toasts, {
        title: `${counted(sent, 'person was', 'people were')} invited`,
        ...(stopped === null && { text: 'Each link works once, for 72 hours.' }),
      });
  }

  /** Invites people until done or stopped by an error. Returns the error; null if every person was tried. */
  async #inviteAll(wanted: readonly string[]): Promise<string | null> {
    const { gateway } = this.#parts;
    const names = new Map(this.waiting.map(({ id, name }) => [id, name]));
    for (let at = 0; at < wanted.length; at += INVITED_AT_ONCE) {
      const people = wanted.slice(at, at + INVITED_AT_ONCE);
      const answer = await gateway.invitePeople({ people });
      if (!answer.ok) return explain(answer.error, NOT_SENT);
      const { invited, refused, wait } = answer.value;
      runInAction(() => {
        this.sent += invited.length;
        this.leftOut = [
          ...this.leftOut,
          ...refused.map(({ id, why }) => `${names.get(id) ?? 'Someone'} ${why}.`),
        ];
        for (const id of [...invited, ...refused.map((one) => one.id)]) this.chosen.delete(id);
      });
      if (wait !== null)
        return `No more messages go out at the moment. Invite the others ${waitText(wait)}.`;
    }
    return null;
  }

  /** Deselects people who are no longer on the list. */
  #take({ waiting, timeZone }: Provisioning): void {
    const there = new Set(waiting.map(({ id }) => id));
    runInAction(() => {
      for (const id of Array.from(this.chosen)) if (!there.has(id)) this.chosen.delete(id);
      this.newGroup.begin(timeZone);
    });
  }

  #done(title: string, text?: string): void {
    toastDone(this.#parts.toasts, { title, ...(text !== undefined && { text }) });
    void this.source.load({ background: true });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly provisioning: ProvisioningViewModel;
  }
}
