import { makeAutoObservable, observable, runInAction } from 'mobx';
import { readGroupNum } from '#core/provisioning/group-form.schema.ts';
import type { GroupNumber } from '#core/provisioning/provisioning.schema.ts';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.api.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds after the last key until a number is looked up. */
const PAUSE = 300;

/** Whose the numbers of groups are that somebody types, looked up while they are typed. */
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

  /** What is known of what stands in a field: undefined while nobody has looked, null where the number is free. */
  of(typed: string): GroupNumber['group'] | undefined {
    return this.#known.get(readGroupNum(typed));
  }

  /** What stands in a field was changed; each field has a pause of its own. */
  touch(field: string, typed: string): void {
    const timer = this.#timers.get(field) ?? new Timer();
    timer.stop();
    if (this.of(typed) !== undefined || Number.isNaN(readGroupNum(typed))) return;
    this.#timers.set(field, timer);
    timer.after(PAUSE, () => void this.look(typed));
  }

  /** Looks at once; undefined where there is no answer. */
  async look(typed: string): Promise<GroupNumber['group'] | undefined> {
    const num = readGroupNum(typed);
    if (Number.isNaN(num) || num === 0) return undefined;
    const answer = await this.#gateway.groupNumber({ num });
    if (!answer.ok) return undefined;
    runInAction(() => this.#known.set(num, answer.value.group));
    return answer.value.group;
  }

  /** A group was made: what was free may be no more. */
  forget(): void {
    this.#known.clear();
  }
}
