import { describe, expect, it } from 'vitest';
import { readForm } from '#core/forms/read-form.schema.ts';
import { securityAnswersSchema } from '#core/login/new-password.schema.ts';
import { acknowledgementSchema } from '#core/privacy/acknowledgement.schema.ts';

const schema = securityAnswersSchema(3);
const answers = (...ids: string[]) => ({
  answers: ids.map((questionId) => ({ questionId, answer: 'harbor' })),
});

describe('the security answers', () => {
  it('are as many as asked for, each to another question, trimmed', () => {
    const typed = answers('a', 'b', 'c');
    const spaced = { answers: typed.answers.map((one) => ({ ...one, answer: ' harbor ' })) };
    expect(readForm(schema, spaced)).toEqual({ ok: true, value: typed });
    expect(readForm(schema, answers('a', 'b'))).toMatchObject({
      error: { answers: ['Answer 3 questions'] },
    });
  });

  it('name the later of two equal questions', () => {
    expect(readForm(schema, answers('a', 'b', 'a'))).toEqual({
      ok: false,
      error: { 'answers.2.questionId': ['Choose a different question each time'] },
    });
  });

  it('name what is empty and do not call two empty choices equal', () => {
    const empty = { questionId: '', answer: ' ' };
    expect(readForm(schema, { answers: [empty, empty, { questionId: 'a', answer: 'x' }] })).toEqual(
      {
        ok: false,
        error: {
          'answers.0.questionId': ['Choose a question'],
          'answers.0.answer': ['Answer is required'],
          'answers.1.questionId': ['Choose a question'],
          'answers.1.answer': ['Answer is required'],
        },
      },
    );
  });

  it('are at most 128 characters long', () => {
    const long = (length: number) => ({
      answers: ['a', 'b', 'c'].map((questionId) => ({ questionId, answer: 'x'.repeat(length) })),
    });
    expect(readForm(schema, long(128)).ok).toBe(true);
    const tooLong = ['Must be at most 128 characters long, 1 too many'];
    expect(readForm(schema, long(129))).toEqual({
      ok: false,
      error: Object.fromEntries([0, 1, 2].map((at) => [`answers.${at}.answer`, tooLong])),
    });
  });
});

describe('the box under an agreement', () => {
  it('must be ticked', () => {
    expect(readForm(acknowledgementSchema, { accepted: true }).ok).toBe(true);
    expect(readForm(acknowledgementSchema, { accepted: false })).toEqual({
      ok: false,
      error: { accepted: ['Tick “Accept Terms and Conditions” to continue'] },
    });
  });
});
