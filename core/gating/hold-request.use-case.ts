import { BehaviorSubject, Observable, type Subscriber } from 'rxjs';
import type { RequestContext } from '../session/request-context.ts';
import type { SessionContext } from '../session/session-context.ts';
import { gate, needsBearer } from './gate.rule.ts';
import type { HoldLog } from './hold-log.port.ts';
import { issuePass } from './issue-pass.rule.ts';
import type { Pass, Release, Ticket } from './pass.ts';
import type { RefreshOutcome, TokenRefresher } from '../session/token-refresher.port.ts';

interface Entry {
  readonly ticket: Ticket;
  readonly subscriber: Subscriber<Release>;
  pass: Pass | null;
  logged: boolean;
}

/**
 * The queue of the gate. Holds requests in call order, issues their passes, refreshes the token when needed, and completes
 * requests whose epoch is over (gating README "Life of a request").
 */
export class HoldRequest {
  readonly #session: SessionContext;
  readonly #refresher: TokenRefresher;
  readonly #log: HoldLog;
  readonly #entries = new Set<Entry>();
  readonly #held = new BehaviorSubject(0);
  readonly #watch: { unsubscribe(): void };
  #refreshing: number | null = null;
  #walking = false;
  #again = false;

  constructor(ports: { session: SessionContext; refresher: TokenRefresher; log: HoldLog }) {
    this.#session = ports.session;
    this.#refresher = ports.refresher;
    this.#log = ports.log;
    this.#watch = ports.session.state$.subscribe(() => {
      this.#reevaluate();
    });
  }

  /** Number of held requests, for the waiting screen. */
  readonly held$: Observable<number> = this.#held.asObservable();

  /** Number of requests that are held or in progress (I18, I26). */
  get pending(): number {
    return this.#entries.size;
  }

  /**
   * Emits one release when the request may be sent, then stays open while the request runs. Completes, and so cancels the
   * request, when the epoch ends or, for a stream, when the site group changes. Unsubscribing withdraws the request.
   */
  execute(ticket: Ticket): Observable<Release> {
    return new Observable((subscriber) => {
      const entry: Entry = { ticket, subscriber, pass: null, logged: false };
      this.#entries.add(entry);
      subscriber.add(() => {
        this.#entries.delete(entry);
        this.#count();
      });
      this.#reevaluate();
    });
  }

  /** Stops following the session. Waiting requests complete without a release. */
  dispose(): void {
    this.#watch.unsubscribe();
    for (const { subscriber } of Array.from(this.#entries)) subscriber.complete();
  }

  #reevaluate(): void {
    this.#again = true;
    if (this.#walking) return;
    this.#walking = true;
    try {
      while (this.#again) {
        this.#again = false;
        this.#walk();
      }
    } finally {
      this.#walking = false;
    }
    this.#count();
  }

  /**
   * Processes the queue in order and stops when the session state changes, because a later request could otherwise
   * overtake a request that was checked against the older state (I10).
   */
  #walk(): void {
    const { context } = this.#session.current;
    for (const entry of this.#entries) {
      if (this.#again) return;
      if (this.#isOver(entry, context)) entry.subscriber.complete();
      else if (entry.pass === null) this.#decide(entry);
      this.#again ||= this.#session.current.context !== context;
    }
  }

  /** A stream delivers events of one site group only, so it also ends when the group changes. */
  #isOver({ ticket, pass }: Entry, { epoch, groupVersion }: RequestContext): boolean {
    if (ticket.epoch === epoch)
      return ticket.kind === 'stream' && pass !== null && pass.groupVersion !== groupVersion;
    if (pass !== null) return pass.bearer !== null;
    return needsBearer(ticket.kind) || ticket.kind === 'identity';
  }

  #decide(entry: Entry): void {
    const { kind, label } = entry.ticket;
    const { context } = this.#session.current;
    const decision = gate(kind, context);
    if (decision === 'pass') {
      entry.pass = issuePass(kind, context);
      entry.subscriber.next({ kind: 'pass', pass: entry.pass });
      return;
    }
    if (decision === 'refresh') this.#refresh(context.generation);
    if (entry.logged) return;
    entry.logged = true;
    this.#log.held(label);
  }

  #refresh(generation: number): void {
    if (this.#refreshing === generation) return;
    this.#refreshing = generation;
    void this.#refresher.refresh(generation).then((outcome) => {
      this.#settleRefresh(generation, outcome);
    });
  }

  /** Ignores the outcome of a refresh from an older generation (I17, I20). */
  #settleRefresh(generation: number, outcome: RefreshOutcome): void {
    if (this.#refreshing === generation) this.#refreshing = null;
    if (this.#session.current.context.generation !== generation) return;
    if (outcome.kind === 'granted')
      this.#session.apply({ kind: 'tokenRefreshed', grant: outcome.grant, generation });
    else if (outcome.kind === 'refused')
      this.#session.apply({ kind: 'signedOut', reason: outcome.why ?? 'expired' });
    else if (outcome.kind === 'unavailable') this.#fail(outcome.failure);
    this.#reevaluate();
  }

  /** Fails only the requests that waited for the token. Other requests remain in the queue. */
  #fail(failure: Extract<RefreshOutcome, { kind: 'unavailable' }>['failure']): void {
    const waiting = [...this.#entries].filter(
      ({ ticket, pass }) =>
        pass === null && gate(ticket.kind, this.#session.current.context) === 'refresh',
    );
    for (const { subscriber } of waiting) {
      subscriber.next({ kind: 'failed', failure });
      subscriber.complete();
    }
  }

  #count(): void {
    let held = 0;
    for (const entry of this.#entries) if (entry.pass === null) held += 1;
    if (held !== this.#held.value) this.#held.next(held);
  }
}
