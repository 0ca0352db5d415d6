import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountGroupGateway } from '#core/account-group/account-group.api.ts';
import type { PortalUser } from '#core/account-group/portal-user.schema.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';

/** Actions on a portal user that need a confirmation. */
export type UserAct = 'disable' | 'resetCheck' | 'remove' | 'withdraw';

interface Parts {
  readonly gateway: AccountGroupGateway;
  readonly done: (title: string) => void;
}

/** An administrator's actions on one portal user. Actions that cannot be undone need a confirmation. */
export class UserActs {
  asked: { readonly act: UserAct; readonly user: PortalUser } | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { asked: observableRef, submission: false });
  }

  ask(act: UserAct, user: PortalUser): void {
    this.submission.clear();
    this.asked = { act, user };
  }

  keep(): void {
    this.asked = null;
  }

  async resend({ id, rev, name }: PortalUser): Promise<void> {
    const send = () => this.#parts.gateway.resendInvitation({ id, rev });
    await this.#run(send, `${name} was sent a new link`);
  }

  async enable({ id, rev, name }: PortalUser): Promise<void> {
    const send = () => this.#parts.gateway.setPortalUserDisabled({ id, rev, disabled: false });
    await this.#run(send, `${name} can sign in again`);
  }

  /** Performs the confirmed action. */
  async go(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    const { gateway } = this.#parts;
    const {
      act,
      user: { id, rev, name },
    } = asked;
    const acts: Readonly<Record<UserAct, [() => Answer<unknown>, string]>> = {
      disable: [
        () => gateway.setPortalUserDisabled({ id, rev, disabled: true }),
        `${name} was disabled`,
      ],
      resetCheck: [
        () => gateway.resetPortalUserCheck({ id, rev }),
        `Two-step sign-in for ${name} was reset`,
      ],
      remove: [() => gateway.removePortalUser({ id, rev }), `${name} was removed`],
      withdraw: [
        () => gateway.withdrawInvitation({ id, rev }),
        `The invitation to ${name} was withdrawn`,
      ],
    };
    await this.#run(...acts[act]);
  }

  async #run(send: () => Answer<unknown>, title: string): Promise<void> {
    const { asked } = this;
    await this.submission.run(send, {
      fallback: 'That could not be done. Please try again.',
      onOk: () => {
        if (this.asked === asked) this.asked = null;
        this.#parts.done(title);
      },
    });
  }
}
