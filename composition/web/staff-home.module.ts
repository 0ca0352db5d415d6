import { StaffHomePage } from '#ui/home/staff-home.page.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** The staff's dashboard. */
export const section = createSection(StaffHomePage, (model) => {
  model(
    'staffHome',
    [TOKENS.http],
    ({ home }) =>
      new Loadable({
        read: () => home.staffHome(),
        fallback: 'The figures of the installation could not be loaded.',
      }),
  );
});
