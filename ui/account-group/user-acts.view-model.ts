import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountGroupGateway } from '#core/account-group/account-group.gateway.port.ts';
import type { PortalUser } from '#core/account-group/portal-user.schema.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';

/** What is asked about before it is done. */
export type UserAct = 'disable' | 'resetCheck' | 'remove' | 'withdraw';

interface Parts {
  readonly gateway: AccountGroupGateway;
  readonly done: (title: string) => void;
}

/** What an administrator does about one person at a press; what cannot be undone by another press is asked about first. */
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

  async resend(user: PortalUser): Promise<void> {
    await this.#run(() => this.#parts.gateway.resend(user), `${user.name} was sent a new link`);
  }

  async enable(user: PortalUser): Promise<void> {
    const send = () => this.#parts.gateway.setDisabled(user, false);
    await this.#run(send, `${user.name} can sign in again`);
  }

  /** Does what was asked about. */
  async go(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    const { gateway } = this.#parts;
    const { act, user } = asked;
    const ways: Readonly<Record<UserAct, [() => Answer<unknown>, string]>> = {
      disable: [() => gateway.setDisabled(user, true), `${user.name} was disabled`],
      resetCheck: [() => gateway.resetCheck(user), `The sign-in check of ${user.name} was reset`],
      remove: [() => gateway.remove(user), `${user.name} was removed`],
      withdraw: [() => gateway.withdraw(user), `The invitation of ${user.name} was withdrawn`],
    };
    await this.#run(...ways[act]);
  }

  async #run(send: () => Answer<unknown>, title: string): Promise<void> {
    await this.submission.run(send, {
      fallback: 'That could not be done. Please try again.',
      onOk: () => {
        this.asked = null;
        this.#parts.done(title);
      },
    });
  }
}
