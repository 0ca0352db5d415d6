import { StaffHomePage } from '#ui/home/staff-home.page.tsx';
import { StaffHomeViewModel } from '#ui/home/staff-home.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** The staff's dashboard. */
export const section = createSection(StaffHomePage, (model) => {
  model(
    'staffHome',
    [TOKENS.http],
    ({ home }) => new StaffHomeViewModel({ readStaffHome: () => home.staffHome() }),
  );
});
