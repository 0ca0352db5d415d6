import { ContainerModule } from 'inversify';
import { SummaryPage } from '#ui/home/summary.page.tsx';
import { SummaryViewModel } from '#ui/home/summary.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.summary).toResolvedValue(
    (home, links) => new SummaryViewModel({ readConsumerHome: () => home.consumerHome(), links }),
    [TOKENS.homeGateway, VIEW_MODEL_TOKENS.accountLinks],
  );
});

/** The customer's screens. */
export const msa: Section = { module, Component: SummaryPage };
