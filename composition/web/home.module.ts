import { HomePage } from '#ui/home/home.page.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';

/** The dealer's dashboard. */
export const section = createSection(HomePage, {
  home: ({ figures }) =>
    new Loadable({
      read: () => figures.read(),
      atHand: figures.atHand(),
      fallback: 'The figures of your accounts could not be loaded.',
    }),
});
