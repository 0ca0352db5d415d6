import { AccountSwitcher } from '#ui/account-links/account-switcher.tsx';
import { AddLinkViewModel, SwitcherViewModel } from '#ui/account-links/switcher.view-model.ts';
import { createSection } from './section.ts';

/** The customer's account switcher in the header; one for the whole app: an empty landing page opens the header's form. */
export const section = createSection(
  AccountSwitcher,
  {},
  {
    switcher: ({ model, makeKey }) => {
      const links = model('accountLinks');
      const makeForm = () => new AddLinkViewModel({ links, key: makeKey() });
      return new SwitcherViewModel({ links, makeForm });
    },
  },
);
