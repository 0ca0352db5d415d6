import { describe, expect, it } from 'vitest';
import { gate, isReady, needsBearer } from '#core/gating/gate.rule.ts';
import { issuePass } from '#core/gating/issue-pass.rule.ts';
import type { Pass } from '#core/gating/pass.ts';
import { matchPattern, pathSegments } from '#core/gating/match-pattern.rule.ts';
import { REQUEST_KINDS, type RequestKind } from '#core/gating/request-kind.rule.ts';
import { settleAnswer } from '#core/gating/settle-answer.rule.ts';
import { EMPTY_CONTEXT, type RequestContext } from '#core/session/request-context.ts';

const context = (change: Partial<RequestContext> = {}): RequestContext => ({
  ...EMPTY_CONTEXT,
  user: { id: 'ann', application: 1 },
  token: 't1',
  epoch: 3,
  generation: 5,
  groupVersion: 2,
  ...change,
});
const dealer = { id: 'dee', application: 2 } as const;
const decisions = (change: Partial<RequestContext>) =>
  REQUEST_KINDS.map((kind) => gate(kind, context(change)));

describe('the gate', () => {
  it.each([
    ['nobody', { user: null, token: null }, 'hold', 'hold'],
    ['a user without a token', { token: null }, 'hold', 'hold'],
    ['a token without a user', { user: null }, 'hold', 'hold'],
    ['a whole session', {}, 'pass', 'pass'],
    ['a dealer without a group', { user: dealer }, 'hold', 'hold'],
    ['a dealer with one', { user: dealer, siteGroupNum: 7 }, 'pass', 'pass'],
    ['an open demand', { actionRequired: true }, 'pass', 'hold'],
    [
      'a demand of a dealer without a group',
      { user: dealer, actionRequired: true },
      'pass',
      'hold',
    ],
    ['a demand without a token', { token: null, actionRequired: true }, 'hold', 'hold'],
    ['a dead token', { tokenExpired: true }, 'refresh', 'refresh'],
  ] as const)('with %s', (_, change, completion, rest) => {
    expect(decisions(change)).toEqual(['pass', 'pass', 'pass', completion, rest, rest]);
  });

  it('calls a session ready with user, token, and the group of a dealer', () => {
    expect(isReady(context())).toBe(true);
    expect(isReady(context({ user: null }))).toBe(false);
    expect(isReady(context({ token: null }))).toBe(false);
    expect(isReady(context({ user: dealer }))).toBe(false);
    expect(isReady(context({ user: dealer, siteGroupNum: 7 }))).toBe(true);
  });

  it('asks for a bearer where nothing goes without one', () => {
    expect(REQUEST_KINDS.filter(needsBearer)).toEqual(['completion', 'stream', 'protected']);
  });
});

describe('a pass', () => {
  it('bears the token where the kind takes it, on identity a live one only', () => {
    const bearers = (change: Partial<RequestContext>) =>
      REQUEST_KINDS.map((kind) => issuePass(kind, context(change)).bearer);
    expect(bearers({})).toEqual([null, null, 't1', 't1', 't1', 't1']);
    expect(bearers({ tokenExpired: true })).toEqual([null, null, null, 't1', 't1', 't1']);
  });

  it('is the session of this moment', () => {
    expect(issuePass('protected', context({ user: dealer, siteGroupNum: 7 }))).toEqual({
      bearer: 't1',
      application: 2,
      siteGroupNum: 7,
      groupVersion: 2,
      epoch: 3,
      generation: 5,
    });
    expect(issuePass('open', EMPTY_CONTEXT).application).toBeNull();
  });
});

describe('an answer', () => {
  interface Circumstances {
    readonly kind?: RequestKind;
    readonly failed?: boolean;
    readonly now?: RequestContext;
  }
  const settled = (
    pass: Partial<Pass>,
    { kind = 'protected', failed = false, now = context() }: Circumstances = {},
  ) => settleAnswer({ kind, failed, pass: { ...issuePass('protected', context()), ...pass } }, now);

  it('without a bearer always reaches its caller', () => {
    expect(settled({ bearer: null, epoch: 0, groupVersion: 0 })).toBe('deliver');
  });

  it('of another epoch is over, of another group stale', () => {
    expect(settled({})).toBe('deliver');
    expect(settled({ epoch: 2 })).toBe('sessionOver');
    expect(settled({ epoch: 2 }, { failed: true })).toBe('sessionOver');
    expect(settled({ groupVersion: 1 })).toBe('stale');
  });

  it('that failed is told, but not to a protected call whose user is gone', () => {
    expect(settled({ groupVersion: 1 }, { failed: true })).toBe('deliver');
    const now = context({ user: null });
    expect(settled({}, { failed: true, now })).toBe('sessionOver');
    expect(settled({}, { failed: true, now, kind: 'stream' })).toBe('sessionOver');
    expect(settled({}, { failed: true, now, kind: 'identity' })).toBe('deliver');
  });
});

describe('a path', () => {
  it('is taken apart and read, or not at all where it cannot be', () => {
    expect(pathSegments('a/%62c/%7e')).toEqual(['a', 'bc', '~']);
    expect(pathSegments('%C3%A4')).toEqual(['%C3%A4']);
    for (const path of ['a/%', 'a/%6', 'a/%6g', '%zz/a', '%g6'])
      expect(pathSegments(path), path).toBeNull();
  });

  it('fits a pattern of as many segments, none of them empty', () => {
    const fit = (pattern: string, path: string) => matchPattern(pattern, path.split('/'));
    expect([fit('a/b', 'a/b'), fit('a/*', 'a/b'), fit('*', 'a')]).toEqual([2, 1, 0]);
    for (const path of ['a', 'a/b/c', 'a/', 'x/b', 'A/b'])
      expect(fit('a/*', path), path).toBeNull();
  });
});
