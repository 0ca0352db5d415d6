import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advancePrompts,
  joinPrompts,
  type PromptState,
  type PromptWord,
} from '#core/prompts/advance-prompts.rule.ts';
import { PROMPT_STAGES, readPromptUse, UNUSED } from '#core/prompts/prompt-use.schema.ts';

const MINUTE = 60_000;
const NOTHING: PromptState = { feedback: UNUSED, help: UNUSED, helpStopped: false };

const steps = fc.array(
  fc.record({ usedMs: fc.integer({ min: 0, max: 5_000 }), mayAsk: fc.boolean() }),
  { maxLength: 400, size: 'max' },
);

const uses = fc.record({
  ms: fc.integer({ min: 0, max: 30 * MINUTE }),
  stage: fc.constantFrom(...PROMPT_STAGES),
});
const states: fc.Arbitrary<PromptState> = fc.record({
  feedback: uses,
  help: uses,
  helpStopped: fc.boolean(),
});

interface Said extends PromptWord {
  readonly at: number;
  readonly mayAsk: boolean;
}

const run = (from: PromptState, walk: readonly { usedMs: number; mayAsk: boolean }[]) => {
  const given: Said[] = [];
  let state = from;
  let at = 0;
  let most = 0;
  for (const step of walk) {
    at += step.usedMs;
    const next = advancePrompts(state, step);
    ({ state } = next);
    given.push(...next.words.map((word) => ({ ...word, at, mayAsk: step.mayAsk })));
    most = Math.max(most, next.words.filter(({ say }) => say === 'question').length);
  }
  return { state, shown: given, most };
};

const saysOf = (given: readonly Said[], prompt: PromptWord['prompt']) =>
  given.filter((word) => word.prompt === prompt).map(({ say }) => say);

describe('the prompts', () => {
  it('say each thing once, the alert before the question', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        const { shown: given } = run(NOTHING, walk);
        for (const prompt of ['feedback', 'help'] as const)
          expect([[], ['alert'], ['alert', 'question']]).toContainEqual(saysOf(given, prompt));
      }),
    );
  });

  it('never speak before their time of use (spec §9)', () => {
    const due = {
      feedback: { alert: 5 * MINUTE, question: 15 * MINUTE },
      help: { alert: 2 * MINUTE, question: 5 * MINUTE },
    };
    fc.assert(
      fc.property(steps, (walk) => {
        for (const { prompt, say, at } of run(NOTHING, walk).shown)
          expect(at).toBeGreaterThanOrEqual(due[prompt][say]);
      }),
    );
  });

  it('ask only when they may, and one question at a time', () => {
    fc.assert(
      fc.property(states, steps, (from, walk) => {
        const { shown: given, most } = run(from, walk);
        expect(most).toBeLessThanOrEqual(1);
        for (const { say, mayAsk } of given) if (say === 'question') expect(mayAsk).toBe(true);
      }),
    );
  });

  it('speak in the order and at the minutes of spec §9 to somebody at work', () => {
    const { shown: said } = run(
      NOTHING,
      Array.from({ length: 20 * 12 }, () => ({ usedMs: 5_000, mayAsk: true })),
    );
    expect(said.map(({ prompt, say, at }) => [prompt, say, at / MINUTE])).toEqual([
      ['help', 'alert', 2],
      ['feedback', 'alert', 5],
      ['help', 'question', 5],
      ['feedback', 'question', 15],
    ]);
  });

  it('offer no help to whoever stopped it, and ask for feedback all the same', () => {
    fc.assert(
      fc.property(states, steps, (from, walk) => {
        const { shown: given } = run({ ...from, helpStopped: true }, walk);
        expect(saysOf(given, 'help')).toEqual([]);
      }),
    );
  });

  it('keep a question that may not be asked until it may', () => {
    const due: PromptState = {
      ...NOTHING,
      feedback: { ms: 20 * MINUTE, stage: 'alerted' },
      help: { ms: 20 * MINUTE, stage: 'asked' },
    };
    const hold = advancePrompts(due, { usedMs: 0, mayAsk: false });
    expect(hold).toEqual({ state: due, words: [] });
    const asked = advancePrompts(hold.state, { usedMs: 0, mayAsk: true });
    expect(asked.words).toEqual([{ prompt: 'feedback', say: 'question' }]);
  });
});

describe('what two tabs know together', () => {
  it('is the same whoever asks, however often, and forgets nothing', () => {
    fc.assert(
      fc.property(states, states, states, (a, b, c) => {
        expect(joinPrompts(a, b)).toEqual(joinPrompts(b, a));
        expect(joinPrompts(a, a)).toEqual(a);
        expect(joinPrompts(joinPrompts(a, b), c)).toEqual(joinPrompts(a, joinPrompts(b, c)));
        expect(joinPrompts(a, b).feedback.ms).toBe(Math.max(a.feedback.ms, b.feedback.ms));
      }),
    );
  });

  it('counts rubbish in the storage as nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = readPromptUse(stored);
        expect(PROMPT_STAGES).toContain(read.stage);
        expect(read.ms).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(readPromptUse({ ms: -1, stage: 'asked' })).toEqual(UNUSED);
    expect(readPromptUse({ ms: 5, stage: 'asked' })).toEqual({ ms: 5, stage: 'asked' });
  });
});
