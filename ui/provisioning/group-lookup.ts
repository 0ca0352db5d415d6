import { makeAutoObservable, observable, runInAction } from 'mobx';
import { readGroupNum } from '#core/provisioning/group-form.schema.ts';
import type { GroupNumber } from '#core/provisioning/provisioning.schema.ts';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.api.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds from the last keystroke to the lookup of a group number. */
const PAUSE = 300;

/** Looks up site groups by number while the person types. */
export class GroupLookup {
  readonly #gateway: Pick<ProvisioningGateway, 'groupNumber'>;
  readonly #known = observable.map<number, GroupNumber['group']>({}, { deep: false });
  readonly #timers = new Map<string, Timer>();

  constructor(gateway: Pick<ProvisioningGateway, 'groupNumber'>) {
    this.#gateway = gateway;
    makeAutoObservable(this);
  }

  dispose(): void {
    for (const timer of this.#timers.values()) timer.stop();
    this.#timers.clear();
  }

  /** Returns the group with the typed number; null if the number is free, undefined before the lookup. */
  of(typed: string): GroupNumber['group'] | undefined {
    return this.#known.get(readGroupNum(typed));
  }

  /** Schedules a lookup after a field has changed. Each field has its own timer. */
  touch(field: string, typed: string): void {
    const timer = this.#timers.get(field) ?? new Timer();
    timer.stop();
    if (this.of(typed) !== undefined || Number.isNaN(readGroupNum(typed))) return;
    this.#timers.set(field, timer);
    timer.after(PAUSE, () => void this.look(typed));
  }

  /** Looks up a group number at once. Resolves to undefined without a response. */
  async look(typed: string): Promise<GroupNumber['group'] | undefined> {
    const num = readGroupNum(typed);
    if (Number.isNaN(num) || num === 0) return undefined;
    const answer = await this.#gateway.groupNumber({ num });
    if (!answer.ok) return undefined;
    runInAction(() => this.#known.set(num, answer.value.group));
    return answer.value.group;
  }

  /** Discards all lookup results after a group was created, because a free number may now be taken. */
  forget(): void {
    this.#known.clear();
  }
}
