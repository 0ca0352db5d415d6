import { ContainerModule } from 'inversify';
import { HomePage } from '#ui/home/home.page.tsx';
import { HomeViewModel } from '#ui/home/home.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.home).toResolvedValue(
    (home) => new HomeViewModel({ readDealerHome: () => home.dealerHome() }),
    [TOKENS.homeGateway],
  );
});

/** The dealer's dashboard. */
export const home: Section = { module, Component: HomePage };
