import { HomePage } from '#ui/home/home.page.tsx';
import { HomeViewModel } from '#ui/home/home.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** The dealer's dashboard. */
export const section = createSection(HomePage, (model) => {
  model(
    'home',
    [TOKENS.http],
    ({ home }) => new HomeViewModel({ readDealerHome: () => home.dealerHome() }),
  );
});
