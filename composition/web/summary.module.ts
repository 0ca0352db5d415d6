import { httpHomeGateway } from '#adapters/http/http-home.gateway.ts';
import { SummaryPage } from '#ui/home/summary.page.tsx';
import { SummaryViewModel } from '#ui/home/summary.view-model.ts';
import { createSection } from './section.ts';

/** The customer's landing screen. */
export const section = createSection(SummaryPage, {
  summary: ({ client, model }) =>
    new SummaryViewModel({
      readConsumerHome: () => httpHomeGateway(client).consumerHome(),
      links: model('accountLinks'),
    }),
});
