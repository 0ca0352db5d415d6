import { isoInstant } from '../../kernel/instant.ts';
import { assessTest } from '../../panel-info/assess-test.rule.ts';
import { panelChecks } from '../../panel-info/panel-checks.rule.ts';
import type { Panel, PanelInfo } from '../../panel-info/panel-info.schema.ts';
import type { ServiceRequest } from '../../panel-info/service-request.schema.ts';
import { HEALTH_REASONS, assessHealth } from '../../sites/assess-health.rule.ts';
import type { PanelFacts, PanelSite } from './panel.repository.port.ts';
import type { StoredServiceRequest } from './service-request.repository.port.ts';

const orNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** Converts a message to the dealer to the form sent to the browser. */
export const describeRequest = (
  request: Omit<StoredServiceRequest, 'siteGroupNum' | 'siteNum' | 'withheld' | 'requestedById'>,
): ServiceRequest => ({
  id: request.id,
  rev: request.rev,
  devNum: request.devNum,
  kind: request.kind,
  text: request.text,
  state: request.state,
  requestedBy: request.requestedBy,
  requestedAt: isoInstant(request.requestedAt),
  acknowledgedBy: request.acknowledgedBy,
  acknowledgedAt: orNull(request.acknowledgedAt),
  closedBy: request.closedBy,
  closedAt: orNull(request.closedAt),
});

/** Returns how a panel is monitored: like its site, unless the panel itself is out of service or on test (domain guide 10 "Monitoring"). */
const monitoringOf = (
  site: Exclude<Panel['monitoring'], 'On test'>,
  { outOfService, onTestUntil }: PanelFacts['panel'],
): Panel['monitoring'] => {
  if (site === 'Cancelled' || site === 'Install pending') return site;
  if (outOfService !== null || site === 'Out of service') return 'Out of service';
  return onTestUntil === null ? site : 'On test';
};

const describePanel = (
  { panel, signs, troubles, communicationTest }: PanelFacts,
  site: Exclude<Panel['monitoring'], 'On test'>,
  now: number,
): Panel => {
  const { health, healthReasons } = assessHealth(signs, now);
  const missedAt = panel.timerTestDueAt;
  return {
    ...panel,
    timerTestEvent: panel.timerTestEvent ?? HEALTH_REASONS.timerTestMissed,
    monitoring: monitoringOf(site, panel),
    health,
    healthReasons,
    checks: [...panelChecks({ troubles, healthReasons, missedAt })],
    communicationTest: communicationTest === null ? null : assessTest(communicationTest, now),
  };
};

/** Builds the panel screen of a site (domain guide 6.6). */
export const describePanels = ({ site, panels, requests }: PanelSite, now: number): PanelInfo => ({
  asOf: isoInstant(now),
  siteNum: site.siteNum,
  siteName: site.siteName,
  addressDisplay: site.addressDisplay,
  timeZone: site.timeZone,
  dealer: site.dealer,
  strangers: site.strangers,
  panels: panels.map((facts) => describePanel(facts, site.monitoring, now)),
  requests: [...requests],
});
