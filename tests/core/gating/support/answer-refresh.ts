import { grantOf } from './grants.ts';
import type { Machine } from './machine.ts';
import type { Refresh } from './records.ts';

export const REFRESH_ANSWERS = ['granted', 'refused', 'unreachable'] as const;
export type RefreshAnswer = (typeof REFRESH_ANSWERS)[number];

const answerNow = (machine: Machine, refresh: Refresh, answer: RefreshAnswer): void => {
  if (refresh.answer === null) return;
  const resolve = refresh.answer;
  refresh.answer = null;
  const { context } = machine.session.current;
  const current = refresh.generation === context.generation;
  if (answer === 'granted' && refresh.user !== null) {
    const grant = grantOf({
      userId: refresh.user.id,
      application: refresh.user.application,
      token: machine.freshToken(),
      group: machine.ledger.group,
      demands: current && machine.ledger.demands,
    });
    resolve({ kind: 'granted', grant });
  } else if (answer === 'refused') {
    if (current) machine.noteEnded();
    resolve({ kind: 'refused' });
  } else resolve({ kind: 'unavailable', failure: { kind: 'unreachable' } });
};

/** Answers the n-th running refresh, oldest first. A refusal of a refresh of the current generation ends the session. */
export const answerRefresh = (machine: Machine, index: number, answer: RefreshAnswer): void => {
  const running = machine.refreshes.filter((refresh) => refresh.answer !== null);
  const refresh = running[index % Math.max(1, running.length)];
  if (refresh === undefined) return;
  machine.deliver(() => {
    answerNow(machine, refresh, answer);
  });
};
