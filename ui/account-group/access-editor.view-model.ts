import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { makeAutoObservable } from 'mobx';
import type { AccountGroup } from '#core/account-group/account-group.schema.ts';
import type { AccountGroupGateway } from '#core/account-group/account-group.api.ts';
import { invitationSchema, type PortalUser } from '#core/account-group/portal-user.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { AccessChoice } from '../forms/access-choice.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<AccountGroupGateway, 'invitePortalUser' | 'changePortalUser'>;
  readonly key: AttemptKey;
  readonly group: AccountGroup;
  /** The edited user; null for a new invitation. */
  readonly user: PortalUser | null;
  readonly onSaved: (title: string) => void;
  /** Called to reload the list when another user has changed the edited user. */
  readonly onStale: () => void;
}

/** Edits the groups and rights of an existing user or of a new invitation (domain guide 6.10). */
export class AccessEditor {
  readonly choice: AccessChoice;
  readonly form: FormState<{ readonly name: string; readonly email: string }>;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { group, user } = parts;
    this.choice = new AccessChoice({
      givable: group.givable,
      groups: user?.groups ?? [group.siteGroupNum],
      rights: user?.rights ?? null,
      preset: 'Technician',
    });
    this.form = new FormState({
      initial: { name: user?.name ?? '', email: shownEmail(user?.email ?? '') },
      prefix: 'invite-',
      validate: (values) => {
        const validated = readForm(invitationSchema, { ...values, groups: [1], rights: [] });
        return validated.ok
          ? { ok: true, value: { name: validated.value.name, email: validated.value.email } }
          : validated;
      },
    });
    makeAutoObservable(this, { choice: false, form: false, submission: false });
  }

  get user(): PortalUser | null {
    return this.#parts.user;
  }

  /** The number of sites in the selected groups, as far as known. */
  get sites(): number {
    return this.#parts.group.tree
      .filter(({ siteGroupNum }) => this.choice.groups.has(siteGroupNum))
      .reduce((sum, { accounts }) => sum + (accounts ?? 0), 0);
  }

  get dirty(): boolean {
    const { user } = this;
    return user === null ? this.form.differs() : this.choice.differs(user);
  }

  async save(): Promise<void> {
    const { gateway, key, onSaved, onStale, user } = this.#parts;
    const { access } = this.choice;
    if (user === null) {
      const who = this.form.submit();
      if (who === null) return;
      const invitation = { ...who, ...access };
      await this.submission.run(
        () => key.send(invitation, (id) => gateway.invitePortalUser({ id, ...invitation })),
        {
          fallback: 'The invitation could not be sent. Nothing you typed is lost.',
          onOk: () => onSaved(`${who.name} was invited`),
        },
      );
      return;
    }
    await this.submission.run(
      async () => {
        const saved = await gateway.changePortalUser({ id: user.id, rev: user.rev, ...access });
        if (!saved.ok && isStale(saved.error)) onStale();
        return saved;
      },
      {
        fallback: 'The access could not be saved.',
        onOk: () => onSaved(`Access for ${user.name} was saved`),
      },
    );
  }
}
