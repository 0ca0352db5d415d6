import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { isTold, labelOf } from '#core/backend/site-file/label-of.rule.ts';
import { TEXT_FIELDS } from '#core/backend/site-file/shown-change.rule.ts';
import { changePatterns, describeChange } from '#core/backend/site-file/describe-change.rule.ts';
import type { ChangeLine } from '#core/backend/site-file/site-file.repository.port.ts';
import { PERMISSIONS } from '#core/permission/permissions.ts';
import type { ChangeKind } from '#core/site-file/site-change.schema.ts';
import { openSsoPortal, type SsoPortal } from '../sso/sso-portal.ts';
import type { Stride } from './audit/stride.ts';
import { SILENT, WAYS_OUT } from './audit/walk-ways-in.ts';
import { WALK } from './audit/whole-walk.ts';
import { beginWalk, type Walker } from './audit/walker.ts';

/** Matches what no person reads: JSON, milliseconds, ids and truth values. */
const RAW = /^[[{]|^(true|false)$|\d{11}|[\da-f]{8}-[\da-f]{4}-/;

const isTextField = (kind: ChangeKind, name: string): boolean =>
  TEXT_FIELDS[kind]?.[name] !== undefined;

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

  it('is told to the people of a site by labels and in words, whatever was written', async () => {
    const { kysely } = open.portal.container.get(SERVER.database);
    const { patterns, without } = changePatterns(Object.keys(PERMISSIONS), null);
    const lines = await sql<ChangeLine>`
      select seq, at, operation, null as actor, null as subject, detail from audit
       where target like 'site %' and result = 'ok' and operation like any(${patterns}::text[])
         and not operation like any(${without}::text[])`.execute(kysely);
    const localClock = { wallClock: temporalWallClock, timeZone: 'America/New_York', now: 0 };
    const raw = lines.rows.flatMap((line) => {
      const { kind, fields } = describeChange(line, localClock);
      return [
        ...Object.keys(line.detail)
          .filter((name) => isTold(kind, name) && labelOf(kind, name) === null)
          .map((name) => `${line.operation}: ${name} has no label (${line.detail[name] ?? ''})`),
        // What is recorded as a text is listed, because it must never be parsed.
        ...Object.entries(line.detail)
          .filter(([name, text]) => isTold(kind, name) && !/^changed$|^added: /.test(text))
          .filter(([name, text]) => isTextField(kind, name) === text.startsWith('{"before":'))
          .map(([name]) => `${line.operation}: ${name} is, or is not, one of the text fields`),
        ...(new Set(fields.map(({ field }) => field)).size < fields.length
          ? [`${line.operation}: two fields have the same label`]
          : []),
        ...fields
          .map(({ field, before, after }) => ({ field, text: `${before ?? ''} → ${after ?? ''}` }))
          .filter(({ text }) => text.split(' → ').some((one) => RAW.test(one)))
          .map(({ field, text }) => `${line.operation}: ${field} ${text}`),
      ];
    });
    expect(new Set(lines.rows.map(({ operation }) => operation)).size).toBeGreaterThan(30);
    expect([...new Set(raw)].toSorted()).toEqual([]);
  });

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
