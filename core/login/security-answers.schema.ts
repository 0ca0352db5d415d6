import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';

const answerSchema = z.object({
  questionId: z.string().check(z.minLength(1, 'Choose a question')),
  answer: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Answer is required'),
      z.maxLength(
        LIMITS.securityAnswer,
        `Must be at most ${LIMITS.securityAnswer} characters long`,
      ),
    ),
});
export type SecurityAnswer = z.infer<typeof answerSchema>;

/** The answers of "Please update your security questions": `count` of them, each to another question. */
export const securityAnswersSchema = (count: number) =>
  z.object({
    answers: z.array(answerSchema).check(
      z.length(count, `Answer ${count} questions`),
      z.check(({ value, issues }) => {
        value.forEach(({ questionId }, index) => {
          if (questionId === '') return;
          if (value.findIndex((other) => other.questionId === questionId) === index) return;
          issues.push({
            code: 'custom',
            input: value,
            path: [index, 'questionId'],
            message: 'Choose a different question each time',
          });
        });
      }),
    ),
  });
