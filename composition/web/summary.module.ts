import { SummaryPage } from '#ui/home/summary.page.tsx';
import { SummaryViewModel } from '#ui/home/summary.view-model.ts';
import { createSection } from './section.ts';
import { modelToken, TOKENS } from './tokens.ts';

/** The customer's landing screen. */
export const section = createSection(SummaryPage, (model) => {
  model(
    'summary',
    [TOKENS.http, modelToken('accountLinks')],
    ({ home }, links) =>
      new SummaryViewModel({ readConsumerHome: () => home.consumerHome(), links }),
  );
});
