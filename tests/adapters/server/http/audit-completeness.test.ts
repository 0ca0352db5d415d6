import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { openSsoPortal, type SsoPortal } from '../sso/sso-portal.ts';
import type { Stride } from './audit/stride.ts';
import { SILENT, WAYS_OUT } from './audit/walk-ways-in.ts';
import { WALK } from './audit/whole-walk.ts';
import { beginWalk, type Walker } from './audit/walker.ts';

const named = (strides: readonly Stride[]) =>
  strides.map((stride) => {
    const { actor, operationId, subject } = stride;
    const who = `${actor ?? 'somebody unknown'}${subject === undefined ? '' : ` for ${String(subject)}`}`;
    return [`${operationId} by ${who}`, stride] as const;
  });

describe('Every write is on the record: the record of every write', () => {
  let open: SsoPortal;
  let walker: Walker;
  beforeAll(async () => {
    open = await openSsoPortal();
    walker = await beginWalk(open);
  });
  afterAll(() => open.close());

  const holdsOneLine = async (stride: Stride): Promise<void> => {
    const answer = await walker.take(stride);
    expect(answer.statusCode, answer.body).toBe(200);
    const rows = await walker.rowsOf(answer);
    expect(rows).toHaveLength(1);
    const { actor, subject = actor } = stride;
    expect(rows[0]).toMatchObject({
      result: 'ok',
      actor_id: actor === null ? null : await walker.lookUp(actor),
      subject_id: subject === null ? null : await walker.lookUp(subject),
    });
  };

  it.each(named(WALK))('holds exactly one line of %s', (_, stride) => holdsOneLine(stride));

  it.each(named(SILENT))(
    'holds no line of %s, which only goes on with a session',
    async (_, stride) => {
      const answer = await walker.take(stride);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await walker.rowsOf(answer)).toEqual([]);
    },
  );

  it.each(named(WAYS_OUT))('holds exactly one line of %s', (_, stride) => holdsOneLine(stride));

  it('is asked of every write of the wire table; only those that go on with a session leave nothing', () => {
    const writes = ENDPOINTS.filter(({ method }) => method !== 'GET').map((e) => e.operationId);
    const driven = new Set([...WALK, ...WAYS_OUT].map(({ operationId }) => operationId));
    expect(writes.filter((id) => !driven.has(id)).toSorted()).toEqual([
      'accountRefresh',
      'msaRefresh',
    ]);
    expect(SILENT.map(({ operationId }) => operationId)).toEqual(['accountRefresh', 'msaRefresh']);
  });
});
