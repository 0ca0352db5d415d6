import { httpStaffHomeGateway } from '#adapters/http/http-staff-home.gateway.ts';
import { StaffHomePage } from '#ui/home/staff-home.page.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';

/** The staff's dashboard. */
export const section = createSection(StaffHomePage, {
  staffHome: ({ client }) =>
    new Loadable({
      read: () => httpStaffHomeGateway(client).staffHome(),
      fallback: 'The figures of the installation could not be loaded.',
    }),
});
