import type { SecurityQuestion } from '#core/account/account.gateway.port.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { securityAnswersSchema, type SecurityAnswer } from '#core/login/login-forms.schema.ts';
import { FormState } from '../forms/form-state.ts';

/** A field of the form, named by the schema's path. */
export type AnswerField = `answers.${number}.answer`;

export type AnswersForm = FormState<
  Record<AnswerField, string>,
  { readonly answers: readonly SecurityAnswer[] }
>;

/** The field of the question at this place, from 0. */
export const answerField = (place: number): AnswerField => `answers.${place}.answer`;

/** One answer to each question that was asked, in its order. */
export const createAnswersForm = (questions: readonly SecurityQuestion[]): AnswersForm =>
  new FormState<Record<AnswerField, string>, { readonly answers: readonly SecurityAnswer[] }>({
    initial: Object.fromEntries(questions.map((_, place) => [answerField(place), ''])),
    judge: (values) =>
      readForm(securityAnswersSchema(questions.length), {
        answers: questions.map(({ id }, place) => ({
          questionId: id,
          answer: values[answerField(place)] ?? '',
        })),
      }),
  });
