import { anyKind } from '#core/backend/jobs/job-kind.ts';

/** Number of steps of a counting job. */
export const STEPS = 12;

/** A job kind for counting executed steps. Each step writes one audit entry and one line of the job's file. */
export const COUNTING = anyKind<{ readonly name: string }, number, null>({
  name: 'test.count',
  access: { kind: 'session' },
  step: async (tx, { name }, checkpoint) => {
    const step = checkpoint ?? 0;
    await tx.audit.append({
      at: step,
      requestId: name,
      sessionId: null,
      subjectId: null,
      actorId: null,
      address: '127.0.0.1',
      claimedIp: null,
      operation: 'counted',
      target: String(step),
      result: 'ok',
      detail: {},
    });
    const next = step + 1;
    return { checkpoint: next === STEPS ? null : next, rows: 1, part: `${String(step)}\r\n` };
  },
});
