import { makeAutoObservable, observableRef } from 'mobx';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.api.ts';
import type { PersonAccess } from '#core/provisioning/provisioning.schema.ts';
import { AccessChoice } from '../forms/access-choice.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone } from '../shell/toast-done.ts';
import { GroupAdder } from './group-adder.ts';
import { GroupLookup } from './group-lookup.ts';

interface Parts {
  readonly gateway: Pick<
    ProvisioningGateway,
    'personAccess' | 'changePersonAccess' | 'groupNumber'
  >;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** One edit of a person's groups and rights, based on the last loaded state. */
export interface AccessEdit {
  readonly person: PersonAccess;
  readonly choice: AccessChoice;
  readonly adder: GroupAdder;
}

/** Shows and edits the groups and rights of a dealer user on the person's page in Support, for staff (domain guide 6.10). */
export class PersonAccessViewModel {
  source: Loadable<PersonAccess> | null = null;
  edit: AccessEdit | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;
  readonly #lookup: GroupLookup;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#lookup = new GroupLookup(parts.gateway);
    makeAutoObservable(this, { source: observableRef, edit: observableRef, submission: false });
  }

  /** Opens the person named in the URL. */
  open(accountId: string): void {
    this.source?.dispose();
    this.edit = null;
    this.source = new Loadable({
      read: () => this.#parts.gateway.personAccess({ id: accountId }),
      fallback: 'This person’s groups and rights could not be loaded.',
    });
    void this.source.load();
  }

  dispose(): void {
    this.source?.dispose();
    this.#lookup.dispose();
  }

  begin(person: PersonAccess): void {
    this.submission.clear();
    const { known: givable, groups, rights } = person;
    const choice = new AccessChoice({ givable, groups, rights, preset: 'Technician' });
    this.edit = { person, choice, adder: new GroupAdder(choice, this.#lookup) };
  }

  close(): void {
    this.edit = null;
  }

  get dirty(): boolean {
    const { edit } = this;
    return edit !== null && (edit.choice.differs(edit.person) || edit.adder.typed.trim() !== '');
  }

  async save(): Promise<void> {
    const { edit } = this;
    if (edit === null || !this.dirty || !(await edit.adder.settle())) return;
    const { person, choice } = edit;
    await this.submission.run(
      async () => {
        const saved = await this.#parts.gateway.changePersonAccess({
          id: person.id,
          rev: person.rev,
          ...choice.access,
        });
        // Also reloads after a conflict, so that the card shows the other person's change when the panel closes.
        if (saved.ok || isStale(saved.error)) await this.source?.load({ background: true });
        return saved;
      },
      {
        fallback: 'Groups and rights could not be saved.',
        onOk: () => {
          if (this.edit === edit) this.close();
          toastDone(this.#parts.toasts, {
            title: `Groups and rights for ${person.name} were saved`,
          });
        },
      },
    );
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly personAccess: PersonAccessViewModel;
  }
}
