/** One fault, as text replacements in the product's source. Each replaced text must occur exactly once in its file. */
export interface Fault {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly find: string; readonly put: string }[];
}

const GATE = 'core/gating/gate.rule.ts';
const PASS = 'core/gating/issue-pass.rule.ts';
const HOLD = 'core/gating/hold-request.use-case.ts';
const SETTLE = 'core/gating/settle-answer.rule.ts';
const STATE = 'core/session/session-state.rule.ts';
const CONTEXT = 'core/session/session-context.ts';
const STAGE = 'adapters/http/hold.stage.ts';

const fault = (name: string, file: string, find: string, put: string): Fault => ({
  name,
  edits: [{ file, find, put }],
});

const GENERATION_GUARD = {
  file: HOLD,
  find: 'if (this.#session.current.context.generation !== generation) return;',
  put: '',
} as const;
const OVER = 'if (pass !== null) return pass.bearer !== null;';

/** Faults that the model must find (gating README "The model"). */
export const FAULTS: readonly Fault[] = [
  fault(
    'group not checked',
    GATE,
    '(user.application !== 2 || siteGroupNum !== null)',
    '(true || siteGroupNum)',
  ),
  fault(
    'completion needs the group',
    GATE,
    'context.actionRequired ? context.token !== null : isReady(context)',
    'isReady(context)',
  ),
  fault('demand ignored', GATE, 'isReady(context) && !context.actionRequired', 'isReady(context)'),
  fault(
    'demand arrives after the user',
    CONTEXT,
    'while (this.#state.value !== this.#current) this.#state.next(this.#current);',
    `const whole = this.#current;
    if (event.kind === 'signedIn') {
      this.#current = { ...whole, context: { ...whole.context, actionRequired: false } };
      this.#state.next(this.#current);
      this.#current = whole;
    }
    while (this.#state.value !== this.#current) this.#state.next(this.#current);`,
  ),
  fault(
    'group kept over sign-out',
    STATE,
    '...EMPTY_CONTEXT,',
    '...EMPTY_CONTEXT, siteGroupNum: context.siteGroupNum,',
  ),
  fault(
    'held kept over sign-out',
    HOLD,
    OVER,
    `${OVER}
    if (this.#session.current.context.user === null) return false;`,
  ),
  fault(
    'held kept over change of user',
    HOLD,
    OVER,
    `${OVER}
    if (this.#session.current.context.user !== null) return false;`,
  ),
  fault('sent kept over the end of an epoch', HOLD, OVER, 'if (pass !== null) return false;'),
  fault(
    'old refresh kept after sign-in',
    HOLD,
    'if (this.#refreshing === generation) return;',
    'if (this.#refreshing !== null) return;',
  ),
  fault(
    'last in first out',
    HOLD,
    'for (const entry of this.#entries) {\n      if (this.#again) return;',
    'for (const entry of [...this.#entries].reverse()) {\n      if (this.#again) return;',
  ),
  {
    name: 'aborted still sent',
    edits: [
      { file: STAGE, find: 'type Observable }', put: 'Observable }' },
      {
        file: STAGE,
        find: 'return attempt(true);',
        put: `return new Observable<Final | Part>((caller) => {
      attempt(true).subscribe({
        next: (final) => { caller.next(final); },
        complete: () => { caller.complete(); },
      });
    });`,
      },
    ],
  },
  fault(
    'sent twice',
    HOLD,
    "entry.subscriber.next({ kind: 'pass', pass: entry.pass });",
    `entry.subscriber.next({ kind: 'pass', pass: entry.pass });
      entry.subscriber.next({ kind: 'pass', pass: entry.pass });`,
  ),
  fault('two refreshes at once', HOLD, 'if (this.#refreshing === generation) return;', ''),
  {
    name: 'late refresh revives',
    edits: [
      GENERATION_GUARD,
      {
        file: STATE,
        find: 'if (context.token === null || event.generation !== context.generation) return state;',
        put: '',
      },
    ],
  },
  {
    name: 'late refresh replaces a newer token',
    edits: [
      GENERATION_GUARD,
      {
        file: STATE,
        find: 'if (context.token === null || event.generation !== context.generation) return state;',
        put: 'if (context.token === null) return state;',
      },
    ],
  },
  fault(
    'unreachable refresh signs out',
    HOLD,
    'this.#fail(outcome.failure);',
    "this.#session.apply({ kind: 'signedOut', reason: 'expired' });",
  ),
  fault(
    'expired token sent',
    GATE,
    "needsBearer(kind) && context.tokenExpired ? 'refresh' : 'pass'",
    "'pass'",
  ),
  fault(
    'expired token on identity',
    PASS,
    "kind === 'identity' && !context.tokenExpired",
    "kind === 'identity'",
  ),
  fault('bearer everywhere', PASS, 'if (needsBearer(kind)) return', 'return'),
  {
    name: 'stamped at call time',
    edits: [
      {
        file: HOLD,
        find: '{ ticket, subscriber, pass: null, logged: false }',
        put: '{ ticket, subscriber, pass: null, logged: false, early: this.#session.current.context }',
      },
      { file: HOLD, find: 'issuePass(kind, context)', put: 'issuePass(kind, entry.early)' },
    ],
  },
  fault(
    'stale answer committed',
    SETTLE,
    "pass.groupVersion === context.groupVersion ? 'deliver' : 'stale'",
    "'deliver'",
  ),
  fault(
    'group compared by number',
    SETTLE,
    'pass.groupVersion === context.groupVersion',
    'pass.siteGroupNum === context.siteGroupNum',
  ),
  fault(
    'stream kept over a change of group',
    HOLD,
    'pass.groupVersion !== groupVersion',
    'pass.groupVersion > groupVersion',
  ),
  fault(
    'stream ends with its first piece',
    STAGE,
    "takeWhile((outcome) => outcome.kind === 'part', true)",
    'takeWhile(() => false, true)',
  ),
  fault(
    'everything swallowed',
    STAGE,
    "return settlement === 'deliver' ? outcome : empty(settlement);",
    "return settlement === 'deliver' && outcome.kind === 'done' ? outcome : empty('sessionOver');",
  ),
  fault(
    'resent without end',
    STAGE,
    'if (mayRepeat) return attempt(false);',
    'if (mayRepeat) return attempt(true);',
  ),
];
