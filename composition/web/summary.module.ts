import { SummaryPage } from '#ui/home/summary.page.tsx';
import { SummaryViewModel } from '#ui/home/summary.view-model.ts';
import { createSection } from './section.ts';

/** The customer's landing screen. */
export const section = createSection(SummaryPage, {
  summary: ({ http, model }) =>
    new SummaryViewModel({
      readConsumerHome: () => http.home.consumerHome(),
      links: model('accountLinks'),
    }),
});
