import { httpHomeGateway } from '#adapters/http/http-home.gateway.ts';
import { StaffHomePage } from '#ui/home/staff-home.page.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';

/** The staff's dashboard. */
export const section = createSection(StaffHomePage, {
  staffHome: ({ client }) =>
    new Loadable({
      read: () => httpHomeGateway(client).staffHome(),
      fallback: 'The figures of the installation could not be loaded.',
    }),
});
