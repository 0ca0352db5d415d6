import { AccountSwitcher } from '#ui/account-links/account-switcher.tsx';
import { AddLinkViewModel, SwitcherViewModel } from '#ui/account-links/switcher.view-model.ts';
import { createSection } from './section.ts';
import { modelToken, TOKENS } from './tokens.ts';

/** The customer's account switcher in the header. */
export const section = createSection(AccountSwitcher, (model) => {
  // One for the whole app: an empty landing page opens the header's form.
  model(
    'switcher',
    [modelToken('accountLinks'), TOKENS.makeKey],
    (links, makeKey) =>
      new SwitcherViewModel({
        links,
        makeForm: () => new AddLinkViewModel({ links, key: makeKey() }),
      }),
  ).inSingletonScope();
});
