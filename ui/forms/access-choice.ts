import { makeAutoObservable, observable } from 'mobx';
import { withRight } from '#core/account-group/portal-rights.ts';
import type { PortalAccess } from '#core/account-group/portal-user.schema.ts';
import {
  type GroupServices,
  isServed,
  type Preset,
  presetOf,
  type PresetName,
  rightsOfPreset,
} from '#core/account-group/presets.rule.ts';
import type { Permission } from '#core/permission/permissions.ts';

/** A group that can be assigned to a user. */
export interface GivableGroup {
  readonly siteGroupNum: number;
  readonly siteGroupName: string;
  readonly answeringService: boolean;
}

interface Beginning {
  readonly givable: readonly GivableGroup[];
  readonly groups: readonly number[];
  /** The granted rights; null to start with the preset's rights. */
  readonly rights: readonly string[] | null;
  readonly preset: Preset;
}

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The groups and rights while an administrator selects them for a dealer's user (domain guide 6.10). */
export class AccessChoice {
  rights: readonly string[];
  givable: readonly GivableGroup[];
  readonly groups = observable.set<number>();

  constructor({ givable, groups, rights, preset }: Beginning) {
    this.givable = givable;
    this.groups.replace(groups);
    makeAutoObservable(this, { groups: false });
    this.rights = rights ?? rightsOfPreset(preset, this.services);
  }

  get services(): GroupServices {
    return {
      answeringService: this.givable.some(
        ({ siteGroupNum, answeringService }) => answeringService && this.groups.has(siteGroupNum),
      ),
    };
  }

  get preset(): PresetName {
    return presetOf(this.rights, this.services);
  }

  get access(): PortalAccess {
    return { rights: [...this.rights], groups: [...this.groups] };
  }

  differs(from: {
    readonly rights: readonly string[];
    readonly groups: readonly number[];
  }): boolean {
    return !same(this.rights, from.rights) || !same([...this.groups], from.groups);
  }

  /**
   * Returns true if the selected groups have the service that `right` gives access to. A right can be granted only if the
   * groups have its service.
   */
  serves(right: string): boolean {
    return isServed(right, this.services);
  }

  choose(preset: Preset): void {
    const kept = this.rights.filter((right) => right === 'stagesDealerURLFlag');
    this.rights = [...rightsOfPreset(preset, this.services), ...kept];
  }

  setRight(right: Permission, given: boolean): void {
    this.rights = withRight(this.rights, right, given);
  }

  /** Selects or deselects a group. The only selected group cannot be deselected. */
  setGroup(siteGroupNum: number, given: boolean): void {
    if (given) this.groups.add(siteGroupNum);
    else if (this.groups.size > 1) this.groups.delete(siteGroupNum);
  }

  /** Adds a group that was not offered before. A selected preset is applied again, because the new group can have further services. */
  addGroup(group: GivableGroup): void {
    const { preset } = this;
    const others = this.givable.filter(({ siteGroupNum }) => siteGroupNum !== group.siteGroupNum);
    this.givable = [...others, group];
    this.groups.add(group.siteGroupNum);
    if (preset !== 'Custom') this.choose(preset);
  }
}
