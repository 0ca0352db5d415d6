import { makeAutoObservable, runInAction } from 'mobx';
import { readGroupNum } from '#core/provisioning/group-form.schema.ts';
import type { AccessChoice } from '../forms/access-choice.ts';
import type { GroupLookup } from './group-lookup.ts';

const MISSING = 'Enter a group number.';
const UNKNOWN = 'There is no group with this number.';

/** Adds groups to a person by group number. */
export class GroupAdder {
  typed = '';
  error: string | null = null;
  readonly #choice: AccessChoice;
  readonly #lookup: GroupLookup;

  constructor(choice: AccessChoice, lookup: GroupLookup) {
    this.#choice = choice;
    this.#lookup = lookup;
    makeAutoObservable(this);
  }

  /** The group with the typed number; null if there is none, undefined before the lookup. */
  get found() {
    return this.#lookup.of(this.typed);
  }

  type(text: string): void {
    this.typed = text;
    this.error = null;
    this.#lookup.touch('access', text);
  }

  /** Adds the group with the typed number. Resolves to true if the group exists. */
  async add(): Promise<boolean> {
    const { typed } = this;
    const known = this.found ?? (await this.#lookup.look(typed));
    return runInAction(() => {
      if (known === undefined || known === null) {
        this.error = UNKNOWN;
        return false;
      }
      this.#choice.addGroup({ siteGroupNum: readGroupNum(typed), ...known });
      this.typed = '';
      return true;
    });
  }

  /** Adds the group whose number is still in the field. Resolves to true if at least one group is chosen. */
  async settle(): Promise<boolean> {
    if (this.typed.trim() !== '') return this.add();
    if (this.#choice.groups.size === 0) this.error = MISSING;
    return this.#choice.groups.size > 0;
  }
}
