import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldAnswer } from '#core/backend/account/fold-answer.rule.ts';
import { SECURITY_QUESTIONS } from '#core/backend/account/security-questions.ts';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const due = async () => {
  const person = await world.person({ securityQuestionsRequired: true });
  const browser = world.browser({ address: randomUUID() });
  await browser.logIn(person.username, PASSWORD);
  return { person, work: atWork(world.backend, browser) };
};
const answered = (...ids: readonly string[]) =>
  ids.map((questionId) => ({ questionId, answer: ' Old  HARBOR ' }));

describe('SaveSecurityAnswers', () => {
  it('keeps hashes of the folded answers only', async () => {
    const { work, person } = await due();
    expect(await work.saveAnswers(answered('firstStreet', 'firstPet', 'firstCar'))).toMatchObject({
      value: { session: { requirements: { verifySecurityQuestions: false } } },
    });
    const stored = await world.database.kysely
      .selectFrom('security_answer')
      .select(['question_id', 'hash'])
      .where('user_id', '=', person.id)
      .execute();
    expect(stored.map((row) => row.question_id).toSorted()).toEqual([
      'firstCar',
      'firstPet',
      'firstStreet',
    ]);
    for (const { hash } of stored) {
      expect(hash.toLowerCase()).not.toContain('harbor');
      expect(await world.hasher.verify(hash, 'old harbor')).toBe(true);
    }
  });

  it('refuses too few, too many, repeated and unknown questions, and keeps the step', async () => {
    const { work } = await due();
    for (const answers of [
      answered('firstStreet', 'firstPet'),
      answered('firstStreet', 'firstPet', 'firstCar', 'firstDish'),
      answered('firstStreet', 'firstPet', 'firstPet'),
      answered('firstStreet', 'firstPet', 'motherMaidenName'),
      [...answered('firstStreet', 'firstPet'), { questionId: 'firstCar', answer: '   ' }],
    ])
      expect(await work.saveAnswers(answers)).toMatchObject({ error: { kind: 'invalid' } });
    world.hasher.busy = true;
    const three = answered('firstStreet', 'firstPet', 'firstCar');
    expect(await work.saveAnswers(three)).toMatchObject({ error: { kind: 'busy' } });
    world.hasher.busy = false;
    expect(await work.saveAnswers(three)).toMatchObject({ ok: true });
  });
});

describe('the catalogue', () => {
  it('offers at least ten different questions under different ids', () => {
    const { questions, count } = SECURITY_QUESTIONS;
    expect(questions.length).toBeGreaterThanOrEqual(10);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    expect(count).toBe(3);
  });
});

describe('foldAnswer', () => {
  it('forgives case and spaces, and nothing else', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const gap = fc.stringMatching(/^[ \t]{1,4}$/);
    fc.assert(
      fc.property(word, word, gap, gap, gap, (one, two, before, between, after) => {
        const typed = `${before}${one.toUpperCase()}${between}${two}${after}`;
        expect(foldAnswer(typed)).toBe(`${one} ${two}`);
        if (one !== two) expect(foldAnswer(one)).not.toBe(foldAnswer(two));
      }),
    );
  });
});
