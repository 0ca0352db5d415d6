import { randomUUID } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ReceiverPurpose } from '#core/permission/receiver-purposes.ts';
import type { LightMyRequestResponse } from 'fastify';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import { SERVER } from '#composition/server/tokens.ts';
import type { CaptchaAction } from '#core/captcha/captcha-challenge.schema.ts';
import type { SsoPortal, Traveller } from '../../sso/sso-portal.ts';
import { runNextJob } from '../../support/run-next-job.ts';
import { multipart } from './multipart.ts';
import type { Stride, Visitor } from './stride.ts';

interface Granted {
  readonly token?: { readonly accessToken: string } | null;
  readonly session?: {
    readonly requirements: { readonly mfaRequired: boolean; readonly noContactInfo: boolean };
  };
}

/** Sends the request of a stride. */
type Send = () => Promise<LightMyRequestResponse>;

/** One audit entry with the users that it names. */
interface Row {
  readonly operation: string;
  readonly result: string;
  readonly actor_id: string | null;
  readonly subject_id: string | null;
}

/** Sends the requests of the strides in order and remembers the responses. */
export class Walker {
  readonly #open: SsoPortal;
  readonly #ids: ReadonlyMap<string, string>;
  readonly #browsers = new Map<string | Visitor, Traveller>();
  readonly #answers = new Map<string, LightMyRequestResponse>();

  constructor(open: SsoPortal, ids: ReadonlyMap<string, string>) {
    this.#open = open;
    this.#ids = ids;
  }

  get #kysely() {
    return this.#open.portal.container.get(SERVER.database).kysely;
  }

  /** Returns the id of the user who had this username at the start of the walk. */
  idOf(username: string): string {
    const id = this.#ids.get(username);
    if (id === undefined) throw new Error(`nobody is called ${username}`);
    return id;
  }

  /** Returns the id of a user, including users created during the walk. */
  async lookUp(username: string): Promise<string> {
    const known = this.#ids.get(username);
    if (known !== undefined) return known;
    const made = this.#kysely.selectFrom('portal_user').where('username', '=', username);
    return (await made.select('id').executeTakeFirstOrThrow()).id;
  }

  /** Returns the latest response to this operation. */
  answer(operationId: string): LightMyRequestResponse {
    const answer = this.#answers.get(operationId);
    if (answer === undefined) throw new Error(`${operationId} was not made yet`);
    return answer;
  }

  /** Returns one field of the latest response to this operation. */
  said(operationId: string, field: string): string {
    return String(this.answer(operationId).json<Record<string, unknown>>()[field]);
  }

  /** Returns the newest code in any message, regardless of the recipient. */
  async code(): Promise<string> {
    const sent = this.#kysely.selectFrom('message').where('code', 'is not', null);
    const newest = sent.select('code').orderBy('queued_at', 'desc');
    return (await newest.executeTakeFirstOrThrow()).code ?? '';
  }

  /** Returns a URL parameter of the newest link with this parameter among the recipient's messages. */
  async link(recipient: string, parameter: 'code' | 'otp' | 'refuse'): Promise<string> {
    const sent = this.#kysely.selectFrom('message').where('recipient', '=', recipient);
    const rows = await sent.select('link').orderBy('queued_at', 'desc').execute();
    const found = rows
      .map(({ link }) => (link === null ? null : new URL(link).searchParams.get(parameter)))
      .find((value) => value !== null);
    if (typeof found !== 'string') throw new Error(`no ${parameter} was sent to ${recipient}`);
    return found;
  }

  /** Returns the id from the newest mailed report link among the recipient's messages. */
  async mailedReport(recipient: string): Promise<string> {
    const sent = this.#kysely.selectFrom('message').where('recipient', '=', recipient);
    const rows = await sent.select('link').orderBy('queued_at', 'desc').execute();
    const found = rows.find(({ link }) => link?.includes('/reports-download/'));
    return found?.link?.split('/').at(-1) ?? '';
  }

  /** Makes a mailed report expire and returns its link. */
  async expire(link: string): Promise<string> {
    const mailed = this.#kysely
      .selectFrom('report_link')
      .select('report_id')
      .where('id', '=', link);
    await this.#kysely
      .updateTable('report')
      .set({ expires_at: 1 })
      .where('id', 'in', mailed)
      .execute();
    return link;
  }

  async captcha(visitor: Visitor, action: CaptchaAction): Promise<string> {
    const task = await this.read<{ challenge: Challenge }>(visitor, `captcha?action=${action}`);
    const solution = await solveChallenge({ challenge: task.challenge, deriveKey });
    const payload = JSON.stringify({ challenge: task.challenge, solution });
    return Buffer.from(payload).toString('base64url');
  }

  /** Runs the next waiting job. */
  work(): ReturnType<typeof runNextJob> {
    return runNextJob(this.#open.portal.container);
  }

  /** Adds a receiver for the walk and returns its key. */
  async receiverKey(purpose: ReceiverPurpose): Promise<string> {
    const { unitOfWork, secrets, clock } = this.#open.portal.container.get(SERVER.backendPorts);
    const key = secrets.token();
    const receiver = { id: randomUUID(), name: `Receiver ${key.slice(0, 8)}` };
    await unitOfWork.run((tx) =>
      tx.receivers.add(receiver, secrets.digest(key), clock.now(), purpose),
    );
    return key;
  }

  /** Sends a GET request from the browser of this user or visitor. Returns the response body. */
  async read<T>(who: string | Visitor, path: string): Promise<T> {
    const answer = await (await this.browser(who)).get(`/api/${path}`);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json<T>();
  }

  /** Returns the browser of this user or visitor. On first use, signs the user in and enters the verification code if one was sent. */
  async browser(who: string | Visitor): Promise<Traveller> {
    const known = this.#browsers.get(who);
    if (known !== undefined) return known;
    const signsIn = typeof who === 'string';
    const customer = signsIn ? who.includes('@') : who.variant === 'consumer';
    const browser = this.#open.browser(customer ? 'consumer' : 'dealer');
    // Marks the browser's requests as background requests, so that no late audit entry is attributed to the next stride.
    browser.background = true;
    this.#browsers.set(who, browser);
    await browser.get('/api/account/login/ip');
    if (!signsIn) return browser;
    const answer = await browser.signIn(who);
    if (answer.statusCode !== 200) throw new Error(`${who}: ${answer.body}`);
    const due = answer.json<Granted>().session?.requirements;
    if (due?.mfaRequired === true && !due.noContactInfo) {
      const proof = { code: await this.code(), rememberDevice: false };
      adopt(browser, await browser.write('POST', '/api/mfa/verify', proof));
    }
    return browser;
  }

  /**
   * Sends the request of a stride, wrapped by `around`, and remembers the response. A token in the response is used for
   * the browser's later requests.
   */
  async take(
    stride: Stride,
    around: (send: Send) => ReturnType<Send> = (send) => send(),
  ): Promise<LightMyRequestResponse> {
    const answer = await around(await this.#prepare(stride));
    if (answer.statusCode !== 200) return answer;
    this.#answers.set(stride.operationId, answer);
    adopt(await this.browser(originOf(stride)), answer);
    return answer;
  }

  async #prepare(stride: Stride): Promise<Send> {
    const endpoint = ENDPOINTS.find(({ operationId }) => operationId === stride.operationId);
    if (endpoint === undefined) throw new Error(`nothing is called ${stride.operationId}`);
    const browser = await this.browser(originOf(stride));
    const params = (await stride.params?.(this)) ?? {};
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const sent =
      stride.file === undefined
        ? { payload: await stride.body?.(this), headers: {} }
        : multipart(stride.file);
    const key = randomUUID();
    const receiverKey = await stride.receiverKey?.(this);
    const reportToken = stride.reportToken?.(this);
    return async () => {
      const answer = await browser.send({
        method: endpoint.method,
        url: `/api/${path}`,
        ...(stride.query !== undefined && { query: stride.query }),
        ...(sent.payload !== undefined && { payload: sent.payload }),
        headers: {
          ...sent.headers,
          [HEADERS.idempotencyKey]: key,
          ...(receiverKey !== undefined && { authorization: `Bearer ${receiverKey}` }),
          ...(reportToken !== undefined && { [HEADERS.reportToken]: reportToken }),
        },
        ...(endpoint.stream === true && { payloadAsStream: true }),
      });
      // Closes a stream as soon as it has started.
      if (endpoint.stream === true) answer.raw.res.destroy();
      return answer;
    };
  }

  /** Returns the audit entries of the request that led to this response. */
  rowsOf(answer: LightMyRequestResponse): Promise<readonly Row[]> {
    return this.#kysely
      .selectFrom('audit')
      .select(['operation', 'result', 'actor_id', 'subject_id'])
      .where('request_id', '=', String(answer.headers['x-request-id']))
      .execute();
  }
}

/** Starts a walk and remembers the id of each current username. */
export const beginWalk = async (open: SsoPortal): Promise<Walker> => {
  const { kysely } = open.portal.container.get(SERVER.database);
  const people = await kysely.selectFrom('portal_user').select(['id', 'username']).execute();
  return new Walker(open, new Map(people.map(({ id, username }) => [username, id])));
};

const originOf = ({ actor, from, operationId }: Stride): string | Visitor => {
  const origin = from ?? actor;
  if (origin === null) throw new Error(`${operationId} comes from nowhere`);
  return origin;
};

const adopt = (browser: Traveller, answer: LightMyRequestResponse): void => {
  if (!String(answer.headers['content-type']).startsWith('application/json')) return;
  const token = answer.json<Granted>().token?.accessToken;
  if (token !== undefined) browser.token = token;
};
