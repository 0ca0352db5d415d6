import type { BegunTest } from '../../panel-info/assess-test.rule.ts';
import type { ReportedTrouble } from '../../panel-info/panel-checks.rule.ts';
import type { Panel, PanelInfo } from '../../panel-info/panel-info.schema.ts';
import type { ServiceRequest } from '../../panel-info/service-request.schema.ts';
import type { DeviceSigns } from '../../sites/assess-health.rule.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** A panel as its rows say, with what is checked before it is shown. */
export interface PanelFacts {
  readonly panel: Omit<
    Panel,
    'health' | 'healthReasons' | 'checks' | 'communicationTest' | 'monitoring' | 'timerTestEvent'
  > & { readonly timerTestEvent: string | null };
  readonly signs: DeviceSigns;
  readonly troubles: readonly ReportedTrouble[];
  /** The newest communication test; null where none was begun. */
  readonly communicationTest: BegunTest | null;
}

/** A site with its panels as they stand. */
export interface PanelSite {
  readonly site: Omit<PanelInfo, 'asOf' | 'panels' | 'requests'> & {
    readonly siteGroupNum: number;
    readonly monitoring: Exclude<Panel['monitoring'], 'On test'>;
  };
  readonly panels: readonly PanelFacts[];
  /** The newest messages to the dealer that the viewer may know of, the newest first. */
  readonly requests: readonly ServiceRequest[];
}

/** A communication test as somebody begins it. */
export interface NewCommunicationTest {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly startedAt: number;
  readonly startedById: string;
  readonly startedBy: string;
}

/** Panels of sites and what they were asked to prove (domain guide 6.6); what a viewer may not see does not exist. */
export interface PanelRepository {
  /** A site with its panels, by one statement. */
  site(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'>,
  ): Promise<LookedUp<PanelSite>>;
  /** False when a test with this id was begun before. */
  addTest(test: NewCommunicationTest): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly panels: PanelRepository;
  }
}
