import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEADERS } from '#adapters/wire/headers.ts';
import { ENDPOINTS } from '#adapters/wire/endpoints.ts';
import { demoId } from '#adapters/server/demo/demo-id.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

interface Drive {
  readonly username: string;
  /** Null for a way in, where nobody is signed in yet. */
  readonly as?: null;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: (found: Found) => string;
  readonly body?: (found: Found) => Record<string, unknown>;
}

/** What the earlier steps of the walk have made. */
interface Found {
  readonly ids: ReadonlyMap<string, string>;
  readonly answers: Map<string, Record<string, unknown>>;
}

const idOf = (found: Found, username: string): string => found.ids.get(username) ?? '';
const said = (found: Found, operationId: string, field: string): unknown =>
  found.answers.get(operationId)?.[field];
const PLACE = { route: '/home', appVersion: '1.0' };
const CAMPAIGN = {
  title: 'Campaign',
  kind: 'Flyer',
  audience: ['Dealer'],
  validFrom: '',
  validTo: '',
  url: '',
  coBrand: [],
  state: 'draft',
};
const at = (path: string) => () => path;
const site = (found: Found): string => String(said(found, 'addAccountLink', 'activeSiteNum'));

/** Writes that the walk makes, in this order, each by somebody who may. */
const DRIVEN: Readonly<Record<string, Drive>> = {
  credentialLogin: {
    username: 'dealer.limited',
    as: null,
    method: 'POST',
    path: at('account/login/credentials'),
    body: () => ({
      username: 'dealer.limited',
      password: 'Harbor-Light-2026',
      internal: false,
      returnUrl: null,
      clientIp: null,
    }),
  },
  consumerLogin: {
    username: 'newcomer@example.com',
    as: null,
    method: 'POST',
    path: at('msa/login'),
    body: () => ({ email: 'newcomer@example.com', password: 'Harbor-Light-2026' }),
  },
  submitBug: {
    username: 'dealer.limited',
    method: 'POST',
    path: at('intake/bug'),
    body: () => ({ ...PLACE, summary: 'It broke', details: '' }),
  },
  submitFeedback: {
    username: 'dealer.limited',
    method: 'POST',
    path: at('intake/feedback'),
    body: () => ({ ...PLACE, rating: 4, comment: '' }),
  },
  confirmPassword: {
    username: 'dealer.limited',
    method: 'POST',
    path: at('account/password/confirm'),
    body: () => ({ password: 'Harbor-Light-2026' }),
  },
  startContactChange: {
    username: 'dealer.limited',
    method: 'POST',
    path: at('account/contactChange'),
    body: () => ({ type: 'email', value: 'walk@example.com' }),
  },
  classicKey: {
    username: 'dealer.limited',
    method: 'POST',
    path: at('rw3k/key?deleteSession=false&userRequested=true'),
  },
  addAccountLink: {
    username: 'newcomer@example.com',
    method: 'POST',
    path: at('msa/accountLinks'),
    body: () => ({ accountNumber: 'HP1999', passcode: 'mooring7' }),
  },
  deleteAccountLink: {
    username: 'newcomer@example.com',
    method: 'DELETE',
    path: (found) => `msa/accountLinks/${site(found)}`,
  },
  supportAction: {
    username: 'priya.nair',
    method: 'POST',
    path: (found) => `support/users/${idOf(found, 'dealer.classic')}/actions`,
    body: () => ({ action: 'clearWait' }),
  },
  supportStep: {
    username: 'priya.nair',
    method: 'POST',
    path: (found) => `support/users/${idOf(found, 'dealer.classic')}/steps`,
    body: () => ({ step: 'securityQuestions' }),
  },
  supportReportStatus: {
    username: 'priya.nair',
    method: 'PUT',
    path: (found) => `support/reports/${String(said(found, 'submitBug', 'reference'))}`,
    body: () => ({ status: 'Closed', rev: 1 }),
  },
  saveBanner: {
    username: 'staff.admin',
    method: 'PUT',
    path: at('statusBanner'),
    body: () => ({ active: true, title: 'T', body: 'B', importance: 'Info' }),
  },
  publishPolicy: {
    username: 'staff.admin',
    method: 'PUT',
    path: at('privacyPolicy'),
    body: () => ({ policy: 'Another policy' }),
  },
  createCampaign: {
    username: 'staff.admin',
    method: 'POST',
    path: at('marketing/campaigns'),
    body: () => CAMPAIGN,
  },
  updateCampaign: {
    username: 'staff.admin',
    method: 'PUT',
    path: (found) => `marketing/campaigns/${String(said(found, 'createCampaign', 'id'))}`,
    body: () => ({ ...CAMPAIGN, title: 'Other', rev: 1 }),
  },
  noteResourceView: {
    username: 'dealer.limited',
    method: 'POST',
    path: at(`resources/${demoId(9101)}/views`),
  },
  accountLogout: { username: 'dealer.limited', method: 'POST', path: at('account/logout') },
  msaLogout: { username: 'newcomer@example.com', method: 'POST', path: at('msa/logout') },
};

const OWN_VIEW = 'the person’s own view of a list; nothing of it is recorded';
const STEPS = 'tests/backend/audit-record.test.ts and tests/backend/login';
const CONTACTS = 'tests/backend/profile';
const RECOVERY = 'tests/backend/recovery';
const REGISTRATION = 'tests/backend/registration';
const IMPERSONATION = 'tests/backend/impersonation';
const NEWS = 'tests/backend/news';
const MARKETING = 'tests/backend/marketing';

/** Writes that another suite drives, or that leave no line for a reason; the list only gets shorter. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  setFavoriteSite: OWN_VIEW,
  favoriteAccountLink: OWN_VIEW,
  switchActiveAccount: OWN_VIEW,
  accountRefresh: 'goes on with a session; only a token presented twice is recorded',
  msaRefresh: 'goes on with a session; only a token presented twice is recorded',
  validateContact: 'judges a contact and keeps nothing',
  validateMsaUsername: 'answers everyone the same and keeps nothing',
  saveInternalContact: STEPS,
  saveExternalContact: STEPS,
  changeUsername: STEPS,
  saveSecurityAnswers: STEPS,
  replacePassword: STEPS,
  acceptTerms: STEPS,
  acceptPrivacyPolicy: STEPS,
  requestCode: STEPS,
  verifyCode: 'driven here on the way in of staff.admin',
  finishContactChange: CONTACTS,
  removePhone: CONTACTS,
  revokeDevice: 'tests/backend/devices',
  requestMsaCode: RECOVERY,
  verifyMsaCode: RECOVERY,
  resetMsaPassword: RECOVERY,
  forgotUsername: RECOVERY,
  openDealerRecovery: RECOVERY,
  answerQuestions: RECOVERY,
  resetDealerPassword: RECOVERY,
  registerMsa: REGISTRATION,
  verifyRegistration: REGISTRATION,
  resendRegistration: REGISTRATION,
  setFirstPassword: REGISTRATION,
  ssoExchange: 'tests/backend/sso',
  startImpersonation: IMPERSONATION,
  endImpersonation: IMPERSONATION,
  resumeStaff: IMPERSONATION,
  supportRights: 'tests/backend/support-desk',
  markNewsRead: NEWS,
  createNews: NEWS,
  updateNews: NEWS,
  removeNews: NEWS,
  removeNewsItems: NEWS,
  uploadNewsDocument: NEWS,
  removeNewsDocument: NEWS,
  uploadCampaignFile: MARKETING,
  removeCampaignFile: MARKETING,
};

describe('the record of every write', () => {
  let portal: TestPortal;
  let found: Found;
  const browsers = new Map<string, TestBrowser>();
  const variantOf = (username: string) => (username.includes('@') ? 'consumer' : 'dealer');

  const newestCode = async (): Promise<string> => {
    const { kysely } = portal.container.get(SERVER.database);
    const message = await kysely
      .selectFrom('message')
      .select('code')
      .where('code', 'is not', null)
      .orderBy('queued_at', 'desc')
      .executeTakeFirstOrThrow();
    return message.code ?? '';
  };
  const rowsOf = async (answer: LightMyRequestResponse) => {
    const { kysely } = portal.container.get(SERVER.database);
    return kysely
      .selectFrom('audit')
      .select(['operation', 'result', 'actor_id', 'subject_id'])
      .where('request_id', '=', String(answer.headers['x-request-id']))
      .execute();
  };
  /** The person's browser; a first visit signs in, and answers the code where one is asked. */
  const browserOf = async (username: string): Promise<TestBrowser> => {
    const known = browsers.get(username);
    if (known !== undefined) return known;
    const browser = new TestBrowser(portal, variantOf(username));
    browsers.set(username, browser);
    await browser.signIn(username);
    if (username === 'staff.admin') {
      const code = await newestCode();
      const verified = await browser.write('POST', '/api/mfa/verify', {
        code,
        rememberDevice: false,
      });
      expect(verified.statusCode, verified.body).toBe(200);
      expect(await rowsOf(verified)).toHaveLength(1);
      browser.token = verified.json<{ token: { accessToken: string } }>().token.accessToken;
    }
    return browser;
  };

  beforeAll(async () => {
    portal = await openTestPortal();
    const { kysely } = portal.container.get(SERVER.database);
    const people = await kysely.selectFrom('portal_user').select(['id', 'username']).execute();
    found = { ids: new Map(people.map((p) => [p.username, p.id])), answers: new Map() };
  });
  afterAll(() => portal.close());

  it.each(Object.entries(DRIVEN))(
    'holds exactly one line of %s, with the person who did it',
    async (operationId, drive) => {
      const browser =
        drive.as === null
          ? new TestBrowser(portal, variantOf(drive.username))
          : await browserOf(drive.username);
      if (drive.as === null) await browser.get('/api/health/live');
      const answer = await browser.send({
        method: drive.method,
        url: `/api/${drive.path(found)}`,
        ...(drive.body !== undefined && { payload: drive.body(found) }),
        headers: { [HEADERS.idempotencyKey]: randomUUID() },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      found.answers.set(operationId, answer.json<Record<string, unknown>>());
      const rows = await rowsOf(answer);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ result: 'ok', actor_id: idOf(found, drive.username) });
    },
  );

  it('is asked of every write of the wire table: each is driven here, or says where', () => {
    const writes = ENDPOINTS.filter(({ method }) => method !== 'GET').map((e) => e.operationId);
    expect(Object.keys(DRIVEN).filter((id) => !writes.includes(id))).toEqual([]);
    expect(Object.keys(DRIVEN).filter((id) => id in ELSEWHERE)).toEqual([]);
    expect(writes.filter((id) => !(id in DRIVEN) && !(id in ELSEWHERE))).toEqual([]);
  });
});
