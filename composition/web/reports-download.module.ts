import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { reportLinksRoutes } from '#adapters/wire/report-links.routes.ts';
import { keptReports } from '#core/report-links/report-token.store.ts';
import { ReportLinkViewModel } from '#ui/report-links/report-link.view-model.ts';
import { ReportsDownloadPage } from '#ui/report-links/reports-download.page.tsx';
import { createSection } from './section.ts';

/** The page that the link of a mailed report opens. */
export const section = createSection(ReportsDownloadPage, {
  reportLink: ({ client, clock, drafts, files, session, toasts }) =>
    new ReportLinkViewModel({
      links: gatewayOf(client, reportLinksRoutes),
      tokens: keptReports(drafts),
      files,
      clock,
      toasts,
      signedIn: () => session.complete,
    }),
});
