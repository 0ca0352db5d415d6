import { HomePage } from '#ui/home/home.page.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** The dealer's dashboard. */
export const section = createSection(HomePage, (model) => {
  model(
    'home',
    [TOKENS.http],
    ({ home }) =>
      new Loadable({
        read: () => home.dealerHome(),
        fallback: 'The figures of your accounts could not be loaded.',
      }),
  );
});
