import { Subject } from 'rxjs';
import type { AccountLinksGateway } from '#core/account-links/account-links.api.ts';
import type { AccountLinks } from '#core/account-links/account-links.schema.ts';
import { changeLinks } from '#core/account-links/change-links.use-case.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { AccountLinksViewModel } from '#ui/account-links/account-links.view-model.ts';
import { AddLinkViewModel, SwitcherViewModel } from '#ui/account-links/switcher.view-model.ts';
import { scripted } from '../../support/scripted.ts';
import { linkOf, linksOf } from '#tests/core/account-links/support.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

/** Two sites in two site groups; the first site is active. */
export const TWO = linksOf([linkOf(1), linkOf(2, { siteGroupNum: 4480 })], 1);

/** A signed-in customer over a scripted provider. */
export class LinksWorld {
  readonly gateway = scripted<AccountLinksGateway>();
  readonly context = new SessionContext();
  readonly toasts = new ToastStore(Date.now);
  readonly keys: string[] = [];
  /** The current time in milliseconds, followed by the subject that emits events at a site. */
  at = Date.UTC(2026, 2, 12, 18);
  readonly news$ = new Subject<void>();
  readonly links = new AccountLinksViewModel({
    changeLinks: changeLinks({ gateway: this.gateway, context: this.context }),
    context: this.context,
    toasts: this.toasts,
    clock: { now: () => this.at },
    news$: this.news$,
  });
  readonly switcher = new SwitcherViewModel({
    links: this.links,
    makeForm: () =>
      new AddLinkViewModel({
        links: this.links,
        key: new AttemptKey({ next: () => `key-${this.keys.push('')}` }),
      }),
  });

  get output(): readonly string[] {
    return this.toasts.shown().map(({ title }) => title);
  }

  /** Signs the customer in and loads these links. */
  async open(links: AccountLinks = TWO): Promise<this> {
    this.context.apply({ kind: 'signedIn', grant: grantOf(viewOf(3)) });
    this.gateway.onAccountLinks.gives(links);
    this.links.start();
    await this.settle();
    return this;
  }

  /** Waits until all pending responses have arrived. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
}

/** Returns a promise and the function that resolves the promise. */
export const later = <T>() => {
  let give: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
};
