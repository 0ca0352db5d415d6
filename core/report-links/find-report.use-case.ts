import type { Clock } from '../kernel/clock.port.ts';
import { afterLook, stillOpen, type ReportLinkFlow } from './report-link-flow.rule.ts';
import type { ReportLinksGateway } from './report-links.api.ts';
import type { ReportTokenStore } from './report-token.store.ts';

/**
 * Determines how a link opens: with the person's own session, with the stored result of an earlier code, or with a new
 * code (spec §2.5 "Reports download").
 */
export const findReport =
  ({
    clock,
    links,
    signedIn,
    tokens,
  }: {
    readonly links: Pick<ReportLinksGateway, 'readLinkedReport' | 'lookAtReportLink'>;
    readonly tokens: Pick<ReportTokenStore, 'read'>;
    readonly clock: Clock;
    /** Returns true if the signed-in person may have the right to open the report. */
    readonly signedIn: () => boolean;
  }) =>
  async (id: string): Promise<ReportLinkFlow> => {
    const own = signedIn() ? await links.readLinkedReport({ id }) : null;
    if (own?.ok === true) return { at: 'own', report: own.value };
    const opened = stillOpen(tokens.read(id), clock.now());
    if (opened !== null) return { at: 'opened', opened };
    return afterLook(await links.lookAtReportLink({ id }), clock.now());
  };
