import { ok } from '../../kernel/result.ts';
import { isListening, assessTest } from '../../panel-info/assess-test.rule.ts';
import type { CommunicationTest, PanelInfo } from '../../panel-info/panel-info.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { outOfServiceCategory } from '../../sites/out-of-service.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describePanels } from './describe-panels.rule.ts';
import { lockPanels } from './lock-panels.operation.ts';
import { type ServicePorts, serviceRequests } from './service-requests.use-cases.ts';
import { notifyPanel } from './notify-panel.operation.ts';

/** Identifies the panel to test. The browser generated the test's id. */
export interface StartTestInput extends ListInput {
  readonly sn: number;
  readonly dn: number;
  readonly id: string;
}

const NOT_STORED = refusalOf(
  'unacceptable',
  'signalsNotKept',
  'This panel is out of service and its signals are not logged, so a test signal wouldn’t be received.',
);

const start =
  (ports: ServicePorts, caller: SessionCaller, input: StartTestInput) =>
  async (tx: Transaction): Reply<CommunicationTest> => {
    const locked = await lockPanels(tx, ports, caller, input);
    if (!locked.ok) return locked;
    const { site, panels } = locked.value;
    const facts = panels.find(({ panel }) => panel.devNum === input.dn);
    if (facts === undefined) return NOT_FOUND;
    const now = ports.clock.now();
    const { panel, communicationTest: last } = facts;
    // A repeated request with the same id returns the test that was started.
    if (last?.id === input.id) return ok(assessTest(last, now));
    if (last !== null && isListening(last, now))
      return refusalOf(
        'conflict',
        'testRunning',
        `${last.startedBy} already started a communication test of this panel.`,
      );
    const category = panel.outOfService?.category ?? null;
    if (category !== null && !outOfServiceCategory(category).logs) return NOT_STORED;
    const name = await nameOf(tx, caller);
    const test = {
      id: input.id,
      siteGroupNum: site.siteGroupNum,
      siteNum: site.siteNum,
      devNum: panel.devNum,
      startedAt: now,
      startedById: caller.session.accountId,
      startedBy: name,
    };
    // If the id is taken by an older test or by another panel's test, the response reveals nothing about that test.
    if (!(await tx.panels.addTest(test))) return NOT_FOUND;
    await notifyPanel(tx, ports, [
      {
        siteGroupNum: site.siteGroupNum,
        siteNum: site.siteNum,
        devNum: panel.devNum,
        event: 'Communication test started',
        comment: null,
        by: name,
      },
    ]);
    await recordAudit(tx, ports, caller, {
      operation: 'panel.test',
      result: 'ok',
      target: `site ${site.siteNum}`,
      detail: { testId: input.id, device: panel.transmitterCode },
    });
    return ok(assessTest({ ...test, heard: null }, now));
  };

/** Use cases for the panels of a site and their communication tests, shared by customers and dealers (domain guide 6.6). */
export const createPanelInfo = (ports: ServicePorts & Pick<BackendPorts, 'secrets'>) => ({
  ...serviceRequests(ports),

  /** Returns every panel of a site with its health and last communication test, and the site's newest messages to the dealer. */
  panelInfo: async (caller: SessionCaller, input: SiteInput): Reply<PanelInfo> => {
    const read = await readOfSite(ports, caller, input, (tx, { siteNum, viewer, ...look }) =>
      tx.panels.site(siteNum, viewer, look),
    );
    return read.ok ? ok(describePanels(read.value, ports.clock.now())) : read;
  },

  /**
   * Starts a communication test, which waits for signals of a panel for 15 minutes. Allows one test per panel at a time;
   * idempotent per id.
   */
  startCommunicationTest: (
    caller: SessionCaller,
    input: StartTestInput,
  ): Reply<CommunicationTest> => ports.unitOfWork.run(start(ports, caller, input)),
});
