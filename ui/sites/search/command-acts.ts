import type { AttentionGateway } from '#core/attention/attention.api.ts';
import { askedTestPath, commandPath } from '#core/commands/command-path.rule.ts';
import type { TestPlan } from '#core/commands/plan-test.rule.ts';
import type { Command } from '#core/commands/read-command.rule.ts';
import type { Verb } from '#core/commands/verb-names.ts';
import type { Application } from '#core/permission/application.schema.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import type { ToastStore } from '../../kit/toast.store.ts';
import { ActSender } from './act-sender.ts';
import type { Hit } from './palette-rows.ts';
import { TestActs, type TestActsParts } from './test-acts.ts';

export interface CommandActsParts extends TestActsParts {
  readonly gateway: TestActsParts['gateway'] &
    Pick<AttentionGateway, 'watchSite'> &
    Pick<SitesGateway, 'siteInfo'>;
  readonly application: Application;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Why the person may not use a verb. Verbs that may be used are absent. */
  readonly barred: Readonly<Partial<Record<Verb, string>>>;
}

/** Verbs that change something. What they do must have been in sight before Enter. */
const CHANGES: ReadonlySet<Verb> = new Set(['test', 'extend', 'offTest', 'watch']);

/** The acts of the palette on one account. */
export class CommandActs {
  readonly #parts: CommandActsParts;
  readonly #sender: ActSender;
  readonly #tests: TestActs;

  constructor(parts: CommandActsParts) {
    this.#parts = parts;
    this.#sender = new ActSender(parts.toasts);
    this.#tests = new TestActs(parts, this.#sender);
  }

  get busy(): boolean {
    return this.#sender.busy;
  }

  changes({ verb }: Command): boolean {
    return CHANGES.has(verb);
  }

  /** Returns what a command about tests does; null for other commands, and until the tests are read. */
  plan(command: Command, site: Hit): TestPlan | null {
    return this.#isTest(command) ? this.#tests.plan(command, site) : null;
  }

  /** Returns the site's wall time of the end of a plan. */
  until(endsAt: number, site: Hit): string {
    return this.#tests.until(endsAt, site);
  }

  /** Returns why a command cannot be done; null if it can. */
  barredBy(command: Command, site: Hit): string | null {
    const plan = this.plan(command, site);
    return this.#parts.barred[command.verb] ?? (plan?.kind === 'refuse' ? plan.why : null);
  }

  /** Reads what the act depends on, so that its row can say it. */
  async prepare(command: Command, site: Hit): Promise<void> {
    if (this.#isTest(command) && this.#parts.barred[command.verb] === undefined)
      await this.#tests.read(site);
  }

  /** Does a command. Returns `done`, a path where the rest is asked or shown, or null if nothing was done. */
  async perform(command: Command, site: Hit): Promise<'done' | { readonly path: string } | null> {
    const { application } = this.#parts;
    await this.prepare(command, site);
    if (this.busy || this.barredBy(command, site) !== null) return null;
    if (command.verb === 'watch') return (await this.#watch(site)) ? 'done' : null;
    const plan = this.plan(command, site);
    if (plan === null) return { path: commandPath(command.verb, site, application) };
    const sent = plan.kind === 'ask' ? plan : await this.#tests.act(plan, site);
    if (sent === 'done') return 'done';
    if (sent === null) this.#tests.forget();
    return sent === null ? null : { path: askedTestPath(application, site.siteNum, sent) };
  }

  #isTest({ verb }: Command): boolean {
    return verb === 'test' || verb === 'extend' || verb === 'offTest';
  }

  /** Puts a site on the group's watch list. Who watches it already is not undone. */
  async #watch({ siteNum, siteName }: Hit): Promise<boolean> {
    const { gateway } = this.#parts;
    const fallback = 'The watch list could not be changed.';
    const info = await this.#sender.send(() => gateway.siteInfo({ sn: siteNum }), fallback);
    if (info === null) return false;
    const put = (watched: boolean) => gateway.watchSite({ sn: siteNum, watched });
    if (info.watchedBy !== null)
      this.#sender.tell(
        `${siteName} is on the watch list`,
        `${info.watchedBy} put it there.`,
        null,
      );
    else {
      if ((await this.#sender.send(() => put(true), fallback)) === null) return false;
      this.#sender.tell(`${siteName} is on the watch list`, null, () => put(false));
    }
    return true;
  }
}
