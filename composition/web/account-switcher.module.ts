import { ContainerModule } from 'inversify';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { AccountSwitcher } from '#ui/account-links/account-switcher.tsx';
import { AddLinkViewModel } from '#ui/account-links/add-link.view-model.ts';
import { SwitcherViewModel } from '#ui/account-links/switcher.view-model.ts';
import type { Section } from './section.ts';
import { VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  // One for the whole app: an empty landing page opens the header's form.
  bind(VIEW_MODEL_TOKENS.switcher)
    .toResolvedValue(
      (links) =>
        new SwitcherViewModel({
          links,
          makeForm: () => new AddLinkViewModel({ links, key: new AttemptKey(cryptoIdSource) }),
        }),
      [VIEW_MODEL_TOKENS.accountLinks],
    )
    .inSingletonScope();
});

/** The customer's account switcher in the header. */
export const accountSwitcher: Section = { module, Component: AccountSwitcher };
