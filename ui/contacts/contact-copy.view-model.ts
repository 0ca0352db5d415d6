import { makeAutoObservable, observable, runInAction } from 'mobx';
import { debounceTime, Subject, type Subscription } from 'rxjs';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import type { ContactList, CopyOutcome, CopyTarget } from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { Submission } from '../forms/submission.ts';

/** Milliseconds after the last key press before sites are searched (domain guide 5.5 "Search"). */
const TYPED = 250;

interface Parts {
  readonly gateway: Pick<ContactsGateway, 'contactCopyTargets' | 'copyContacts'>;
}

/** Copies selected contacts to other sites of the group and reports the outcome for each site (domain guide 6.2 "copy to other sites"). */
export class ContactCopyViewModel {
  open = false;
  text = '';
  sites: readonly CopyTarget[] | null = null;
  outcomes: readonly CopyOutcome[] | null = null;
  readonly chosen = observable.set<string>();
  /** The selected target sites, which stay selected during further searches. */
  readonly targets = observable.map<number, CopyTarget>();
  readonly submission = new Submission();
  readonly #parts: Parts;
  readonly #typed = new Subject<void>();
  #listening: Subscription | null = null;
  #siteNum = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false });
  }

  get ready(): boolean {
    return this.chosen.size > 0 && this.targets.size > 0;
  }

  get isFull(): boolean {
    return this.targets.size >= CONTACT_LIMITS.targets;
  }

  begin({ siteNum, contacts }: ContactList): void {
    this.open = true;
    this.#siteNum = siteNum;
    this.text = '';
    this.sites = null;
    this.outcomes = null;
    this.targets.clear();
    this.chosen.replace(contacts.filter(({ inherited }) => !inherited).map(({ id }) => id));
    this.submission.clear();
    this.#listening ??= this.#typed.pipe(debounceTime(TYPED)).subscribe(() => void this.#look());
    void this.#look();
  }

  close(): void {
    this.open = false;
    this.#listening?.unsubscribe();
    this.#listening = null;
  }

  type(text: string): void {
    this.text = text;
    this.#typed.next();
  }

  choose(id: string, at: boolean): void {
    if (at) this.chosen.add(id);
    else this.chosen.delete(id);
  }

  target(site: CopyTarget, at: boolean): void {
    if (at) this.targets.set(site.siteNum, site);
    else this.targets.delete(site.siteNum);
  }

  async copy(): Promise<void> {
    if (!this.ready) return;
    const what = { sn: this.#siteNum, ids: [...this.chosen], targets: [...this.targets.keys()] };
    await this.submission.run(() => this.#parts.gateway.copyContacts(what), {
      fallback: 'Nothing was copied.',
      onOk: ({ outcomes }) => (this.outcomes = outcomes),
    });
  }

  async #look(): Promise<void> {
    const { text } = this;
    const found = await this.#parts.gateway.contactCopyTargets({
      sn: this.#siteNum,
      text: text.trim(),
    });
    runInAction(() => {
      if (text !== this.text) return;
      if (found.ok) this.sites = found.value.sites;
      else this.submission.say(explain(found.error, 'The sites could not be loaded.', 'read'));
    });
  }
}
