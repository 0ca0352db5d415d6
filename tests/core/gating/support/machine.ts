import { Observable } from 'rxjs';
import type { Addressed, Answer, Final, Handler, Outgoing, Part } from '#adapters/http/stage.ts';
import type { Method } from '#core/gating/api-request.ts';
import type { RefreshOutcome } from '#core/session/token-refresher.port.ts';
import type { RequestKind } from '#core/gating/request-kind.rule.ts';
import type { SessionEvent } from '#core/session/session-state.rule.ts';
import { checkSending } from './check-sending.ts';
import { grantOf } from './grants.ts';
import type { Product } from './product.ts';
import type { Call, Flight, Ledger, Person, Refresh } from './records.ts';

/** Runs the product's gate between a scripted caller and a scripted server. Every sending of a request is checked when it happens. */
export class Machine {
  readonly calls: Call[] = [];
  readonly flights: Flight[] = [];
  readonly refreshes: Refresh[] = [];
  /** Violations found while the product ran, collected here because the product would swallow an error thrown inside a stream. */
  readonly faults: string[] = [];
  readonly ledger: Ledger = {
    user: null,
    group: null,
    demands: false,
    groupChanges: 0,
    deadTokens: new Set(),
  };
  /** Delivers a response immediately. The shuffled model replaces this function with a scheduler. */
  deliver: (act: () => void) => void = (act) => {
    act();
  };
  readonly session: InstanceType<Product['SessionContext']>;
  readonly hold: InstanceType<Product['HoldRequest']>;
  readonly #send: Handler<Addressed, Final | Part>;
  #tokens = 0;

  constructor(product: Product) {
    const session = new product.SessionContext();
    this.session = session;
    this.hold = new product.HoldRequest({
      session,
      refresher: { refresh: (generation) => this.#refresh(generation) },
      log: { held: () => undefined },
    });
    const token = product.tokenStage({
      apiBase: '/api',
      variant: 'dealer',
      xsrf: { read: () => 'pair' },
      session,
    });
    const failure = product.failureStage({ session });
    this.#send = product.holdStage({ hold: this.hold, session })(
      token(failure((outgoing) => this.#fly(outgoing))),
    );
  }

  /** Returns a token that was never used before. */
  freshToken(): string {
    this.#tokens += 1;
    return `token-${String(this.#tokens)}`;
  }

  request(kind: RequestKind, method: Method): Call {
    const id = this.calls.length;
    const { epoch } = this.session.current.context;
    const call: Call = {
      id,
      kind,
      epoch,
      running: null,
      state: 'waiting',
      final: null,
      sends: 0,
      parts: 0,
      invalidTokens: 0,
    };
    this.calls.push(call);
    const external = kind === 'external';
    const origin = external ? 'https://elsewhere.example' : 'https://portal.example';
    call.running = this.#send({
      request: { method, path: 'x', query: {}, body: null, background: false },
      url: new URL(`${origin}/api/x?id=${String(id)}`),
      target: external ? 'foreign' : 'api',
      ticket: { kind, epoch, label: `${method} x` },
    }).subscribe((final) => {
      if (final.kind === 'part') {
        call.parts += 1;
        return;
      }
      call.state = 'settled';
      call.final = final;
    });
    return call;
  }

  /** Signs a user in. The ledger and the product receive user and requirements in the same turn of the event loop. */
  signIn(user: Person, group: number | null, demands: boolean): void {
    const same = this.ledger.user?.id === user.id && this.ledger.group !== null;
    this.#note({ user, demands, group: same ? this.ledger.group : group });
    const grant = grantOf({
      userId: user.id,
      application: user.application,
      token: this.freshToken(),
      group,
      demands,
    });
    this.session.apply({ kind: 'signedIn', grant });
  }

  signOut(reason: 'asked' | 'elsewhere' = 'asked'): void {
    this.#note({ user: null, group: null, demands: false });
    this.session.apply({ kind: 'signedOut', reason });
  }

  setGroup(siteGroupNum: number | null): void {
    this.#note({ group: siteGroupNum });
    this.session.apply({ kind: 'groupChanged', siteGroupNum });
  }

  setDemands(demands: boolean): void {
    const { view } = this.session.current;
    if (view === null) return;
    this.#note({ demands });
    const requirements = { ...view.requirements, mfaRequired: demands };
    this.session.apply({ kind: 'demandsChanged', requirements });
  }

  /** Starts or ends a staff member's impersonation. Each change starts a new epoch. */
  impersonate(kind: 'impersonationStarted' | 'impersonationEnded', user: Person): void {
    this.#note({ user, demands: false, group: 100 });
    const token = this.freshToken();
    const { id: userId, application } = user;
    this.session.apply({ kind, grant: grantOf({ userId, application, token, group: 100 }) });
  }

  /** Completes the last sign-in step. The user gains rights and gets a new token. */
  completeSteps(): void {
    const { user } = this.ledger;
    if (user === null) return;
    this.#note({ demands: false });
    const { id: userId, application } = user;
    const { group } = this.ledger;
    const reply = grantOf({ userId, application, token: this.freshToken(), group });
    this.session.apply({ kind: 'stepCompleted', reply });
  }

  /**
   * Changes the user's data, as an action of the user or a late response does. The requirements may change too, and the
   * group if no group was set.
   */
  changeView(user: Person, group: number | null, demands: boolean): void {
    if (this.ledger.user?.id === user.id)
      this.#note({ demands, group: this.ledger.group ?? group });
    const { id: userId, application } = user;
    const { session: view } = grantOf({ userId, application, token: '', group, demands });
    this.session.apply({ kind: 'viewChanged', view });
  }

  /** Records that a server response ended the session. The product must end its session without further help. */
  noteEnded(): void {
    this.#note({ user: null, group: null, demands: false });
  }

  apply(event: SessionEvent): void {
    this.session.apply(event);
  }

  #note(change: Partial<Pick<Ledger, 'user' | 'group' | 'demands'>>): void {
    const before = this.ledger.group;
    Object.assign(this.ledger, change);
    if (this.ledger.group !== before) this.ledger.groupChanges += 1;
  }

  #refresh(generation: number): Promise<RefreshOutcome> {
    return new Promise((resolve) => {
      this.refreshes.push({ generation, user: this.ledger.user, answer: resolve });
    });
  }

  #fly(outgoing: Outgoing): Observable<Answer> {
    return new Observable((subscriber) => {
      const call = this.calls[Number(new URL(outgoing.url).searchParams.get('id'))];
      if (call === undefined) throw new Error('A request that nobody made was sent');
      call.sends += 1;
      const flight: Flight = {
        call,
        outgoing,
        bearer: /^Bearer (.*)$/.exec(outgoing.headers['authorization'] ?? '')?.[1] ?? null,
        groupChanges: this.ledger.groupChanges,
        generation: this.session.current.context.generation,
        subscriber,
        open: true,
      };
      this.flights.push(flight);
      this.faults.push(...checkSending(this, flight));
      return () => {
        flight.open = false;
      };
    });
  }
}
