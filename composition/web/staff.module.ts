import { ContainerModule } from 'inversify';
import { StaffHomePage } from '#ui/home/staff-home.page.tsx';
import { StaffHomeViewModel } from '#ui/home/staff-home.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.staffHome).toResolvedValue(
    (home) => new StaffHomeViewModel({ readStaffHome: () => home.staffHome() }),
    [TOKENS.homeGateway],
  );
});

/** The staff's dashboard. */
export const staff: Section = { module, Component: StaffHomePage };
