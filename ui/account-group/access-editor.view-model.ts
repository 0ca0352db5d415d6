import { makeAutoObservable, observable } from 'mobx';
import type { AccountGroup } from '#core/account-group/account-group.schema.ts';
import type { AccountGroupGateway } from '#core/account-group/account-group.gateway.port.ts';
import { withRight } from '#core/account-group/portal-rights.ts';
import { invitationSchema, type PortalUser } from '#core/account-group/portal-user.schema.ts';
import {
  type GroupServices,
  isServed,
  type Preset,
  presetOf,
  type PresetName,
  rightsOfPreset,
} from '#core/account-group/right-presets.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import type { Permission } from '#core/permission/permissions.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<AccountGroupGateway, 'invite' | 'change'>;
  readonly key: AttemptKey;
  readonly group: AccountGroup;
  /** Null for somebody who is to be invited. */
  readonly user: PortalUser | null;
  readonly onSaved: (title: string) => void;
  /** Somebody else changed them meanwhile: the list is read anew. */
  readonly onStale: () => void;
}

const TECHNICIAN = 'Technician';

/** Groups and rights of somebody: who is invited to what, or what a user may from now on (domain guide 6.10). */
export class AccessEditor {
  rights: readonly string[];
  readonly groups = observable.set<number>();
  readonly form: FormState<{ readonly name: string; readonly email: string }>;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { group, user } = parts;
    this.groups.replace(user?.groups ?? [group.siteGroupNum]);
    this.form = new FormState({
      initial: { name: user?.name ?? '', email: user?.email ?? '' },
      prefix: 'invite-',
      judge: (values) => {
        const judged = readForm(invitationSchema, { ...values, groups: [1], rights: [] });
        return judged.ok
          ? { ok: true, value: { name: judged.value.name, email: judged.value.email } }
          : judged;
      },
    });
    makeAutoObservable(this, { groups: false, form: false, submission: false });
    this.rights = user?.rights ?? rightsOfPreset(TECHNICIAN, this.services);
  }

  get user(): PortalUser | null {
    return this.#parts.user;
  }

  get givable(): AccountGroup['givable'] {
    return this.#parts.group.givable;
  }

  get services(): GroupServices {
    const { givable } = this.#parts.group;
    return {
      answeringService: givable.some(
        ({ siteGroupNum, answeringService }) => answeringService && this.groups.has(siteGroupNum),
      ),
    };
  }

  get preset(): PresetName {
    return presetOf(this.rights, this.services);
  }

  /** Sites of the chosen groups, as far as the page counts them. */
  get sites(): number {
    return this.#parts.group.tree
      .filter(({ siteGroupNum }) => this.groups.has(siteGroupNum))
      .reduce((sum, { accounts }) => sum + (accounts ?? 0), 0);
  }

  get dirty(): boolean {
    const { user } = this;
    if (user === null) return this.form.differs();
    const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
      one.length === other.length && one.every((value) => other.includes(value));
    return !same(this.rights, user.rights) || !same([...this.groups], user.groups);
  }

  /** Whether a right can be given: the groups have what it opens. */
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

  /** The last group cannot be left out. What no group has any more goes with it. */
  setGroup(siteGroupNum: number, given: boolean): void {
    if (given) this.groups.add(siteGroupNum);
    else if (this.groups.size > 1) this.groups.delete(siteGroupNum);
  }

  async save(): Promise<void> {
    const { gateway, key, onSaved, onStale, user } = this.#parts;
    const access = { rights: [...this.rights], groups: [...this.groups] };
    if (user === null) {
      const who = this.form.submit();
      if (who === null) return;
      const invitation = { ...who, ...access };
      await this.submission.run(
        () => key.send(invitation, (id) => gateway.invite(id, invitation)),
        {
          fallback: 'The invitation could not be sent. Nothing you typed is lost.',
          onOk: () => onSaved(`${who.name} was invited`),
        },
      );
      return;
    }
    await this.submission.run(
      async () => {
        const saved = await gateway.change(user, access);
        if (!saved.ok && isStale(saved.error)) onStale();
        return saved;
      },
      {
        fallback: 'The access could not be saved.',
        onOk: () => onSaved(`The access of ${user.name} was saved`),
      },
    );
  }
}
