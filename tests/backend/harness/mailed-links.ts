import type { ReportKind } from '#core/reports/report-kinds.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import { seedReport } from './seed-report.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestWorld } from './test-world.ts';

/** Retention of a report file in milliseconds: 90 days. */
const KEPT = 90 * 24 * 3600000;

interface MailedSeed {
  readonly expiresAt?: number;
  readonly createdById?: string;
  readonly address?: string;
  readonly kind?: ReportKind;
}

/** Creates mailed reports with links. Each report has a different recipient, so that rate limits of one test do not affect another test. */
export class MailedLinks {
  readonly #world: TestWorld;
  readonly #owner: string;
  #next = 0;

  private constructor(world: TestWorld, owner: string) {
    this.#world = world;
    this.#owner = owner;
  }

  static async of(world: TestWorld): Promise<MailedLinks> {
    return new MailedLinks(world, (await world.person({ groups: [4471] })).id);
  }

  /** Adds a finished report that was mailed as a link. */
  async mailed(seed: MailedSeed = {}) {
    const { clock, database } = this.#world;
    this.#next += 1;
    const address = seed.address ?? `reader-${String(this.#next)}@example.com`;
    const made = await seedReport(database.kysely, {
      createdAt: clock.now(),
      address,
      expiresAt: seed.expiresAt ?? clock.now() + KEPT,
      createdById: seed.createdById ?? this.#owner,
      ...(seed.kind !== undefined && { kind: seed.kind }),
    });
    return { ...made, address };
  }

  /** Returns the operations of a mailed link's page, called from this browser. */
  at({ caller }: Pick<TestBrowser, 'caller'>, link: string) {
    const { backend } = this.#world;
    return {
      look: () => backend.reportLinks.lookAtReportLink(caller, { id: link }),
      request: (type: ContactType = 'email') =>
        backend.reportLinks.requestReportCode(caller, { contactMethodValue: link, type }),
      verify: (code: string) =>
        backend.reportLinks.verifyReportCode(caller, { code, reportLinkCode: link }),
      download: (reportToken: string | null) =>
        backend.reportLinks.downloadLinkedReport(caller, { id: link, reportToken }),
      ask: () => backend.reportLinks.askForReport(caller, { id: link }),
    };
  }

  /** Adds a mailed report and requests its code. Returns the report, the browser and the code. */
  async awaiting() {
    const report = await this.mailed();
    const browser = this.#world.browser();
    const way = this.at(browser, report.link);
    await way.request();
    return { ...report, browser, way, right: await this.#world.codeFor(report.address) };
  }
}

/** Returns a code that differs from the correct one. */
export const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000');
