import { makeAutoObservable, runInAction } from 'mobx';
import { readGroupNum } from '#core/provisioning/group-form.schema.ts';
import type { AccessChoice } from '../forms/access-choice.ts';
import type { GroupLookup } from './group-lookup.ts';

const MISSING = 'Choose a group: type its number.';
const UNKNOWN = 'There is no group with this number.';

/** Groups that somebody is given by their numbers: an installation has too many to list. */
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

  /** Whose the number is that stands in the field; undefined while nobody knows. */
  get found() {
    return this.#lookup.of(this.typed);
  }

  type(text: string): void {
    this.typed = text;
    this.error = null;
    this.#lookup.touch('access', text);
  }

  /** Gives the group that is typed; answers whether there is one. */
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

  /** A number that was typed and not added yet counts too; answers whether there is a group at all. */
  async settle(): Promise<boolean> {
    if (this.typed.trim() !== '') return this.add();
    if (this.#choice.groups.size === 0) this.error = MISSING;
    return this.#choice.groups.size > 0;
  }
}
