import type { BegunTest } from '../../panel-info/assess-test.rule.ts';
import type { ReportedTrouble } from '../../panel-info/panel-checks.rule.ts';
import type { Panel, PanelInfo } from '../../panel-info/panel-info.schema.ts';
import type { ServiceRequest } from '../../panel-info/service-request.schema.ts';
import type { DeviceSigns } from '../../sites/assess-health.rule.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** A panel as stored, with the facts from which its health is computed. */
export interface PanelFacts {
  readonly panel: Omit<
    Panel,
    'health' | 'healthReasons' | 'checks' | 'communicationTest' | 'monitoring' | 'timerTestEvent'
  > & { readonly timerTestEvent: string | null };
  readonly signs: DeviceSigns;
  readonly troubles: readonly ReportedTrouble[];
  /** The newest communication test; null if none was ever started. */
  readonly communicationTest: BegunTest | null;
}

export interface PanelSite {
  readonly site: Omit<PanelInfo, 'asOf' | 'panels' | 'requests'> & {
    readonly siteGroupNum: number;
    readonly monitoring: Exclude<Panel['monitoring'], 'On test'>;
  };
  readonly panels: readonly PanelFacts[];
  /** Messages to the dealer that the viewer may see, newest first. */
  readonly requests: readonly ServiceRequest[];
}

export interface NewCommunicationTest {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly startedAt: number;
  readonly startedById: string;
  readonly startedBy: string;
}

/**
 * Reads panels of sites and stores their communication tests (domain guide 6.6). A panel the viewer may not see is treated
 * as not existing.
 */
export interface PanelRepository {
  /** Returns a site with its panels in one statement. */
  site(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'>,
  ): Promise<LookedUp<PanelSite>>;
  /** Adds a communication test. Returns false if a test with this id exists. */
  addTest(test: NewCommunicationTest): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly panels: PanelRepository;
  }
}
