import type { AddressInfo } from 'node:net';
import { CookieJar } from '#adapters/cli/cookie-jar.ts';
import { fetchWithCookies } from '#adapters/cli/fetch-with-cookies.ts';
import { createHttpAdapters, type HttpAdapters } from '#adapters/http/create-http-adapters.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { httpAccountGateway } from '#adapters/http/http-account.gateway.ts';
import { httpMfaGateway } from '#adapters/http/http-mfa.gateway.ts';
import { accountLinksRoutes } from '#adapters/wire/account-links.routes.ts';
import { intakeRoutes } from '#adapters/wire/intake.routes.ts';
import { newsRoutes } from '#adapters/wire/news.routes.ts';
import { noticesRoutes } from '#adapters/wire/notices.routes.ts';
import { agreementRoutes } from '#adapters/wire/agreement.routes.ts';
import { privacyRoutes } from '#adapters/wire/privacy.routes.ts';
import { recoveryRoutes } from '#adapters/wire/recovery.routes.ts';
import { registrationRoutes } from '#adapters/wire/registration.routes.ts';
import { sitesRoutes } from '#adapters/wire/sites.routes.ts';
import { supportRoutes } from '#adapters/wire/support.routes.ts';
import { systemTimers } from '#adapters/http/timers.ts';
import { MemoryRefreshLock } from '#adapters/memory/memory-refresh-lock.ts';
import { MemorySessionMarker } from '#adapters/memory/memory-session-marker.ts';
import { MemoryTabs } from '#adapters/memory/memory-tab-channel.ts';
import { XSRF_COOKIE } from '#adapters/wire/headers.ts';
import { reportLinksRoutes } from '#adapters/wire/report-links.routes.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import { bannerForm } from '#core/notices/banner-form.schema.ts';
import { newsForm } from '#core/news/news.schema.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { RevisedSave } from '#ui/shell/revised-save.ts';
import { seedReport } from '#tests/backend/harness/seed-report.ts';
import { plainPdf } from '#tests/support/pdf-files.ts';
import type { TestPortal } from '../support/test-portal.ts';
import { FaultyLine } from './faulty-line.ts';

const PASSWORD = 'Harbor-Light-2026';
let ids = 0;
const nextId = (): string => `cell-${String((ids += 1)).padStart(6, '0')}`;

/** The result of one press of a button, as the user sees it: success, or an error message. */
export interface Seen {
  readonly ok: boolean;
  readonly words: string | null;
}
const seen = (result: Result<unknown, Failure>): Seen =>
  result.ok ? { ok: true, words: null } : { ok: false, words: explain(result.error, 'Failed.') };

/** One user action, prepared for a network fault. */
export interface Trial {
  /** The path whose requests fail. */
  readonly path: string;
  /** Presses the button once. After a failure, the next press sends the same request again. */
  readonly press: () => Promise<Seen>;
  /** Returns how often the action has taken effect on the server. */
  readonly effects: () => Promise<number>;
  /** Returns the conditions that should hold for the user at the end but do not. */
  readonly kept?: () => readonly string[];
}

/** A server behind a faulty connection, with browsers that use this connection. */
export class FaultyWorld {
  readonly #portal: TestPortal;
  readonly #disposals: (() => void)[] = [];
  readonly #lines = new Map<Variant, { readonly line: FaultyLine; readonly origin: string }>();
  /** Divisor for the program's time limits; 1 without a fault. */
  pace = 1;

  constructor(portal: TestPortal) {
    this.#portal = portal;
  }

  get kysely() {
    return this.#portal.container.get(SERVER.database).kysely;
  }

  async open(pace: number): Promise<void> {
    for (const variant of ['dealer', 'consumer'] as const) {
      const { app } = this.#portal.listeners[variant];
      await app.listen({ port: 0, host: '127.0.0.1' });
      const line = new FaultyLine((app.server.address() as AddressInfo).port, pace);
      this.#lines.set(variant, { line, origin: await line.open() });
    }
  }

  close(): void {
    for (const dispose of this.#disposals) dispose();
    for (const { line } of this.#lines.values()) line.close();
  }

  lineOf(variant: Variant): FaultyLine {
    const found = this.#lines.get(variant);
    if (found === undefined) throw new Error(`no line for ${variant}`);
    return found.line;
  }

  /** Clears the rate limits, so that earlier trials do not block this one. */
  async rest(): Promise<void> {
    await this.kysely.deleteFrom('bucket').execute();
  }

  browser(variant: Variant): { http: HttpAdapters; context: SessionContext } {
    const found = this.#lines.get(variant);
    if (found === undefined) throw new Error(`no line for ${variant}`);
    const { line, origin } = found;
    const jar = new CookieJar({ now: () => Date.now() });
    const context = new SessionContext();
    const http = createHttpAdapters({
      origin,
      apiBase: '/api',
      variant,
      environment: 'dev',
      fetch: line.over(fetchWithCookies(jar, fetch)),
      xsrf: { read: () => jar.read(new URL(origin), XSRF_COOKIE) },
      context,
      ids: { next: nextId },
      log: { held: () => undefined },
      tabChannel: new MemoryTabs().open(),
      refreshLock: new MemoryRefreshLock(),
      marker: new MemorySessionMarker(),
      random: () => 0,
      timers: { after: (delay, run) => systemTimers.after(delay / this.pace, run) },
    });
    this.#disposals.push(() => http.dispose());
    return { http, context };
  }

  async idOf(username: string): Promise<string> {
    const found = this.kysely.selectFrom('portal_user').where('username', '=', username);
    return (await found.select('id').executeTakeFirstOrThrow()).id;
  }

  /** Returns the code and the link of the newest message, regardless of the recipient. */
  async newest(): Promise<{ readonly code: string | null; readonly link: string | null }> {
    const sent = this.kysely.selectFrom('message').select(['code', 'link']);
    return sent.orderBy('queued_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow();
  }

  audited(operation: string): Promise<number> {
    return this.kysely
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('operation', '=', operation)
      .where('result', '=', 'ok')
      .executeTakeFirstOrThrow()
      .then(({ count }) => count);
  }

  /** Signs a user in, including the verification code step. */
  async signedIn(variant: Variant, username: string) {
    const tab = this.browser(variant);
    await tab.http.notice.statusBanner();
    const answer =
      variant === 'dealer'
        ? await tab.http.login.credentialLogin({ ...CREDENTIALS, username })
        : await tab.http.login.consumerLogin({ email: username, password: PASSWORD });
    if (!answer.ok) throw new Error(`${username}: ${JSON.stringify(answer.error)}`);
    tab.context.apply({ kind: 'signedIn', grant: answer.value });
    if (answer.value.session.requirements.mfaRequired) {
      const { code } = await this.newest();
      const proven = await httpMfaGateway(tab.http.client).verifyCode({
        code: code ?? '',
        rememberDevice: false,
      });
      if (!proven.ok) throw new Error(`${username}: ${JSON.stringify(proven.error)}`);
      tab.context.apply({ kind: 'stepCompleted', reply: proven.value });
    }
    // An earlier trial may have published a privacy policy, which every user must accept.
    if (tab.context.current.view?.requirements.privacyPolicyRequired === true) {
      const accepted = await tab.http.client.call(agreementRoutes.acceptPrivacyPolicy);
      if (!accepted.ok) throw new Error(`${username}: ${JSON.stringify(accepted.error)}`);
      tab.context.apply({ kind: 'stepCompleted', reply: accepted.value });
    }
    return tab;
  }
}

const CREDENTIALS = {
  username: 'dealer.limited',
  password: PASSWORD,
  internal: false,
  returnUrl: null,
  clientIp: null,
};

/** Returns a function that returns how much the count has grown since this call. */
const since = async (count: () => Promise<number>): Promise<() => Promise<number>> => {
  const before = await count();
  return async () => (await count()) - before;
};

const stillThere = (context: SessionContext) => (): readonly string[] =>
  context.current.context.user === null ? ['the session is gone'] : [];

/** Builds a form with the stored revision, as every editor of the portal does. */
const revised = <T>(
  stored: T,
  way: Omit<Parameters<RevisedSave<T>['run']>[0], 'done' | 'meet' | 'words'>,
) => {
  const saving = new RevisedSave<T>(stored);
  return async (): Promise<Seen> => {
    let ok = false;
    let met = false as boolean;
    await saving.run({
      ...way,
      done: () => (ok = true),
      meet: () => (met = true),
      words: 'Not saved.',
    });
    return { ok, words: saving.submission.problem ?? (met ? 'Theirs.' : null) };
  };
};

/** Maps the name of each flow, as the user would call it, to a function that prepares a trial. */
export const FLOWS: Readonly<Record<string, (world: FaultyWorld) => Promise<Trial>>> = {
  'sign-in': async (world) => {
    const { http, context } = world.browser('dealer');
    await http.notice.statusBanner();
    return {
      path: '/api/account/login/credentials',
      press: async () => {
        const answer = await http.login.credentialLogin(CREDENTIALS);
        if (answer.ok) context.apply({ kind: 'signedIn', grant: answer.value });
        return seen(answer);
      },
      // Counts only the session of this browser.
      effects: () => Promise.resolve(context.current.context.user === null ? 0 : 1),
    };
  },
  verification: async (world) => {
    const { http, context } = world.browser('dealer');
    await http.notice.statusBanner();
    const answer = await http.login.credentialLogin({ ...CREDENTIALS, username: 'staff.admin' });
    if (!answer.ok) throw new Error('staff.admin was refused');
    context.apply({ kind: 'signedIn', grant: answer.value });
    const { code } = await world.newest();
    const effects = await since(() => world.audited('step.mfaVerify'));
    return {
      path: '/api/mfa/verify',
      press: async () => {
        const proven = await httpMfaGateway(http.client).verifyCode({
          code: code ?? '',
          rememberDevice: false,
        });
        if (proven.ok) context.apply({ kind: 'stepCompleted', reply: proven.value });
        return seen(proven);
      },
      effects,
      kept: stillThere(context),
    };
  },
  'forced reset': async (world) => {
    const id = await world.idOf('dealer.limited');
    const demand = (required: boolean) =>
      world.kysely
        .updateTable('portal_user')
        .set({ password_reset_required: required })
        .where('id', '=', id)
        .execute();
    const stored = await world.kysely
      .selectFrom('portal_user')
      .select(['password_hash', 'password_epoch'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await demand(true);
    const { http, context } = world.browser('dealer');
    await http.notice.statusBanner();
    const answer = await http.login.credentialLogin(CREDENTIALS);
    if (!answer.ok) throw new Error('dealer.limited was refused');
    context.apply({ kind: 'signedIn', grant: answer.value });
    const epoch = async (): Promise<number> => {
      const now = await world.kysely
        .selectFrom('portal_user')
        .select('password_epoch')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return now.password_epoch - stored.password_epoch;
    };
    const password = 'Another-Harbor-2027';
    let last = 0;
    return {
      path: '/api/account/password',
      press: async () => {
        const done = await httpAccountGateway(http.client).replacePassword({
          currentPassword: PASSWORD,
          newPassword: password,
          confirmPassword: password,
        });
        if (done.ok) context.apply({ kind: 'stepCompleted', reply: done.value });
        return seen(done);
      },
      effects: async () => {
        last = await epoch();
        // Restores the old password for the next trial.
        await world.kysely
          .updateTable('portal_user')
          .set({ password_hash: stored.password_hash, password_reset_required: false })
          .where('id', '=', id)
          .execute();
        return last;
      },
      kept: stillThere(context),
    };
  },
  refresh: async (world) => {
    const { http, context } = await world.signedIn('dealer', 'dealer.limited');
    return {
      path: '/api/account/token/refresh',
      press: async () => {
        const token = context.current.context.token ?? '';
        context.apply({ kind: 'tokenExpired', token });
        const outcome = await http.refresher.refresh(context.current.context.generation);
        // Only a refusal signs the user out. After a lost response, the session state is unknown.
        if (outcome.kind === 'refused') context.apply({ kind: 'signedOut', reason: 'expired' });
        const ok = outcome.kind === 'granted' || outcome.kind === 'overtaken';
        return { ok, words: ok ? null : outcome.kind };
      },
      effects: () => Promise.resolve(1),
      kept: stillThere(context),
    };
  },
  recovery: async (world) => {
    const { http } = world.browser('consumer');
    const recovery = gatewayOf(http.client, recoveryRoutes);
    await http.notice.statusBanner();
    const email = 'owner@example.com';
    await recovery.validateMsaUsername({ email });
    const sent = await recovery.requestMsaCode({ email });
    if (!sent.ok) throw new Error(`no code: ${JSON.stringify(sent.error)}`);
    const { code } = await world.newest();
    const effects = await since(() => world.audited('recovery.prove'));
    return {
      path: '/api/mfa/verify/msa',
      press: async () => seen(await recovery.verifyMsaCode({ username: email, code: code ?? '' })),
      effects,
    };
  },
  'mailed report': async (world) => {
    const { http } = world.browser('dealer');
    const links = gatewayOf(http.client, reportLinksRoutes);
    await http.notice.statusBanner();
    const { link } = await seedReport(world.kysely, {
      address: `${nextId()}@example.com`,
      createdById: await world.idOf('dealer.limited'),
      createdAt: Date.now(),
      expiresAt: Date.now() + 3600000,
    });
    const sent = await links.requestReportCode({
      contactMethodValue: link,
      type: 'email',
      mfaType: MFA_TYPES.reportingVerification,
      resendCode: false,
    });
    if (!sent.ok) throw new Error(`no code: ${JSON.stringify(sent.error)}`);
    const { code } = await world.newest();
    const effects = await since(() => world.audited('report.open'));
    return {
      path: '/api/mfa/verifyReportCode',
      press: async () =>
        seen(await links.verifyReportCode({ reportLinkCode: link, code: code ?? '' })),
      effects,
    };
  },
  registration: async (world) => {
    const id = await world.idOf('front.desk');
    await world.kysely
      .updateTable('portal_user')
      .set({ password_hash: null })
      .where('id', '=', id)
      .execute();
    const staff = await world.signedIn('dealer', 'staff.admin');
    const support = gatewayOf(staff.http.client, supportRoutes);
    const sent = await support.supportAction({ accountId: id, action: 'registrationLink' });
    if (!sent.ok) throw new Error(`no link: ${JSON.stringify(sent.error)}`);
    const otp = new URL((await world.newest()).link ?? '').searchParams.get('otp') ?? '';
    const { http } = world.browser('dealer');
    await http.notice.statusBanner();
    const effects = await since(() => world.audited('registration.password'));
    const password = 'Another-Harbor-2027';
    return {
      path: '/api/account/registration/password',
      press: async () =>
        seen(
          await http.client.call(registrationRoutes.setFirstPassword, {
            otp,
            password,
            confirmPassword: password,
          }),
        ),
      effects,
    };
  },
  'a bug report': async (world) => {
    const { http, context } = await world.signedIn('dealer', 'dealer.limited');
    const key = new AttemptKey({ next: nextId });
    const body = { summary: 'Broken', details: '', route: '/home', appVersion: '1.0' };
    const effects = await since(async () => {
      const rows = await world.kysely.selectFrom('intake').select('num').execute();
      return rows.length;
    });
    const intake = gatewayOf(http.client, intakeRoutes);
    return {
      path: '/api/intake/bug',
      press: async () =>
        seen(await key.send(body, (idempotencyKey) => intake.submitBug(body, { idempotencyKey }))),
      effects,
      kept: stillThere(context),
    };
  },
  'a news item saved': async (world) => {
    const { http, context } = await world.signedIn('dealer', 'staff.admin');
    const news = gatewayOf(http.client, newsRoutes);
    const page = await news.newsPage({ search: '', filters: {}, sort: null, page: 1, size: 1 });
    const item = page.ok ? page.value.items[0] : undefined;
    if (item === undefined) throw new Error('there is no news');
    const draft = { ...newsForm.pick(item), title: `Title ${nextId()}` };
    const press = revised(item, {
      send: () => news.updateNews({ newsId: item.newsId, rev: item.rev, draft }),
      newest: () => news.readNews({ newsId: item.newsId }),
      isMine: (stored) => newsForm.same(stored, draft),
    });
    const effects = await since(() => world.audited('news.update'));
    return { path: `/api/news/${item.newsId}`, press, effects, kept: stillThere(context) };
  },
  'a document uploaded': async (world) => {
    const { http, context } = await world.signedIn('dealer', 'staff.admin');
    const news = gatewayOf(http.client, newsRoutes);
    const page = await news.newsPage({ search: '', filters: {}, sort: null, page: 1, size: 1 });
    const item = page.ok ? page.value.items[0] : undefined;
    if (item === undefined) throw new Error('there is no news');
    const document = { name: `${nextId()}.pdf`, bytes: new Uint8Array(plainPdf()) };
    const press = revised(item, {
      send: () =>
        news.uploadNewsDocument({ newsId: item.newsId, rev: item.rev }, { upload: document }),
      newest: () => news.readNews({ newsId: item.newsId }),
      isMine: (stored) => stored.documentName === document.name,
    });
    const effects = await since(() => world.audited('news.document.store'));
    return { path: `/api/news/${item.newsId}/document`, press, effects, kept: stillThere(context) };
  },
  'the banner saved': async (world) => {
    const { http, context } = await world.signedIn('dealer', 'staff.admin');
    const banners = gatewayOf(http.client, noticesRoutes);
    const now = await banners.editedBanner();
    if (!now.ok) throw new Error('there is no banner');
    const wanted = { ...bannerForm.show(now.value.banner), title: `Title ${nextId()}` };
    const press = revised(now.value, {
      send: () => banners.saveBanner({ ...wanted, rev: now.value.rev }),
      newest: () => banners.editedBanner(),
      isMine: (stored) => bannerForm.same(stored.banner, wanted),
    });
    const effects = await since(() => world.audited('banner.save'));
    return { path: '/api/statusBanner', press, effects, kept: stillThere(context) };
  },
  'a policy published': async (world) => {
    const { http, context } = await world.signedIn('dealer', 'staff.admin');
    const policies = gatewayOf(http.client, privacyRoutes);
    const now = await policies.policyHistory();
    if (!now.ok) throw new Error('there is no policy');
    const text = `Policy ${nextId()}`;
    const press = revised(now.value, {
      send: () => policies.publishPolicy({ policy: text, rev: now.value.version }),
      newest: () => policies.policyHistory(),
      isMine: (stored) => stored.text === text,
    });
    const effects = await since(() => world.audited('policy.publish'));
    return { path: '/api/privacyPolicy', press, effects, kept: stillThere(context) };
  },
  'a favourite': async (world) => {
    const { http, context } = await world.signedIn('dealer', 'dealer.limited');
    const sites = gatewayOf(http.client, sitesRoutes);
    const found = await sites.searchSites({ text: 'HP' });
    const site = found.ok ? found.value.matches[0] : undefined;
    if (site === undefined) throw new Error('there is no site');
    const transmitterCode = site.transmitterCode;
    await sites.setFavoriteSite({ transmitterCode, favorite: false });
    return {
      path: '/api/site/favorite',
      press: async () => seen(await sites.setFavoriteSite({ transmitterCode, favorite: true })),
      effects: async () => {
        const now = await sites.favoriteSites();
        if (!now.ok) throw new Error('the favourites could not be read');
        return now.value.sites.filter((one) => one.transmitterCode === transmitterCode).length;
      },
      kept: stillThere(context),
    };
  },
  'another account chosen': async (world) => {
    const { http, context } = await world.signedIn('consumer', 'owner@example.com');
    const links = gatewayOf(http.client, accountLinksRoutes);
    const now = await links.accountLinks();
    if (!now.ok) throw new Error('there are no links');
    const { activeSiteNum } = now.value;
    const other = now.value.links.find(({ siteNum }) => siteNum !== activeSiteNum);
    if (other === undefined) throw new Error('there is one site alone');
    return {
      path: '/api/msa/activeAccount',
      press: async () => seen(await links.switchActiveAccount({ siteNum: other.siteNum })),
      effects: async () => {
        const after = await links.accountLinks();
        return after.ok && after.value.activeSiteNum === other.siteNum ? 1 : 0;
      },
      kept: stillThere(context),
    };
  },
  'a password link sent': async (world) => {
    const { http, context } = await world.signedIn('dealer', 'staff.admin');
    const id = await world.idOf('dealer.limited');
    const effects = await since(() => world.audited('support.passwordLink'));
    return {
      path: `/api/support/users/${id}/actions`,
      press: async () => {
        const sent = await http.client.call(supportRoutes.supportAction, {
          accountId: id,
          action: 'passwordLink',
        });
        // A second link within five minutes is refused with `rateLimited`. If only one message was sent, the trial counts
        // this refusal as success.
        return !sent.ok && sent.error.kind === 'rateLimited' && (await effects()) === 1
          ? { ok: true, words: null }
          : seen(sent);
      },
      effects,
      kept: stillThere(context),
    };
  },
  'sign-out': async (world) => {
    const { http } = await world.signedIn('dealer', 'dealer.limited');
    const id = await world.idOf('dealer.limited');
    const live = async (): Promise<number> => {
      const rows = await world.kysely
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
      return rows.length;
    };
    const before = await live();
    return {
      path: '/api/account/logout',
      press: async () => {
        const out = await http.session.signOut();
        // If the response to the first sign-out was lost, the next press returns "session ended", which means that the user is signed out.
        const over = !out.ok && out.error.kind === 'sessionEnded';
        return over ? { ok: true, words: null } : seen(out);
      },
      effects: async () => before - (await live()),
    };
  },
};
