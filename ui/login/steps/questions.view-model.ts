import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  SecurityQuestion,
  SecurityQuestionCatalogue,
} from '#core/login/account.gateway.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type {
  loadSecurityQuestions,
  saveSecurityAnswers,
} from '#core/login/save-security-answers.use-case.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { securityAnswersSchema, type SecurityAnswer } from '#core/login/new-password.schema.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import { FormState } from '../../forms/form-state.ts';
import { StepRun } from './step-run.ts';

/** Path of a field in the form schema. */
type AnswerField = `answers.${number}.questionId` | `answers.${number}.answer`;

export interface QuestionsParts {
  readonly login: LoginViewModel;
  readonly loadSecurityQuestions: ReturnType<typeof loadSecurityQuestions>;
  readonly saveSecurityAnswers: ReturnType<typeof saveSecurityAnswers>;
}

type AnswersForm = FormState<
  Record<AnswerField, string>,
  { readonly answers: readonly SecurityAnswer[] }
>;

/** "Please update your security questions": asks for distinct questions with answers (spec §2.4). */
export class QuestionsViewModel {
  /** Null until the list of questions is loaded. */
  form: AnswersForm | null = null;
  problem: string | null = null;
  readonly run: StepRun;
  #catalogue: SecurityQuestionCatalogue = { questions: [], count: 0 };
  readonly #parts: QuestionsParts;

  constructor(parts: QuestionsParts) {
    this.#parts = parts;
    this.run = new StepRun(parts.login);
    makeAutoObservable(this, { run: false, form: observableRef });
  }

  /** Row indexes, starting at 0. */
  get rows(): readonly number[] {
    return Array.from({ length: this.form === null ? 0 : this.#catalogue.count }, (_, row) => row);
  }

  /** Loads the list of questions. A reload keeps the typed answers. */
  async start(): Promise<void> {
    const { login, loadSecurityQuestions } = this.#parts;
    const { flow } = login;
    if (flow.at !== 'step') return;
    this.problem = null;
    const result = await loadSecurityQuestions({ flow });
    runInAction(() => {
      if (login.flow !== flow) return;
      if (result.ok) {
        this.#catalogue = result.value;
        this.form ??= this.#emptyForm(result.value.count);
        return;
      }
      if (result.error.flow !== flow) login.advance(result.error.flow);
      this.problem = explain(result.error.failure, MESSAGES.navigateNextStep, 'read');
    });
  }

  /** Returns the questions a row can choose: all except those chosen in other rows. */
  choices(row: number): readonly SecurityQuestion[] {
    const taken = this.rows
      .filter((other) => other !== row)
      .map((other) => this.form?.values[`answers.${other}.questionId`]);
    return this.#catalogue.questions.filter(({ id }) => !taken.includes(id));
  }

  /** Saves the answers. Refused answers stay in the fields. */
  async submit(): Promise<void> {
    const value = this.form?.submit() ?? null;
    if (value === null) return;
    const { saveSecurityAnswers } = this.#parts;
    await this.run.press('step', (flow) => saveSecurityAnswers({ flow, ...value }), {
      fallback: MESSAGES.updateUser,
    });
  }

  #emptyForm(count: number): AnswersForm {
    const rows = Array.from({ length: count }, (_, row) => row);
    return new FormState({
      initial: Object.fromEntries(
        rows.flatMap((row) => [
          [`answers.${row}.questionId`, ''],
          [`answers.${row}.answer`, ''],
        ]),
      ),
      validate: (values) =>
        readForm(securityAnswersSchema(count), {
          answers: rows.map((row) => ({
            questionId: values[`answers.${row}.questionId`] ?? '',
            answer: values[`answers.${row}.answer`] ?? '',
          })),
        }),
    });
  }
}

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly questionsStep: QuestionsViewModel;
  }
}
