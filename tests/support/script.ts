import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';

type Answer<Input extends readonly unknown[], T> = (
  ...input: Input
) => Result<T, Failure> | Promise<Result<T, Failure>>;

/** The script of one gateway method. Records each call and returns the scripted answers in order; the last answer repeats. */
export class Script<Input extends readonly unknown[], T> {
  readonly calls: Input[] = [];
  readonly #name: string;
  #answers: Answer<Input, T>[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  /** Adds an answer that is computed from the call's input. */
  answers(answer: Answer<Input, T>): this {
    this.#answers.push(answer);
    return this;
  }

  /** Adds a successful answer with this value. */
  gives(value: T): this {
    return this.answers(() => ok(value));
  }

  /** Adds a failed answer. */
  fails(failure: Failure): this {
    return this.answers(() => err(failure));
  }

  /** Removes all answers, used or not. */
  clear(): this {
    this.#answers = [];
    return this;
  }

  /** Answers a call. Throws when the script has no answer, because the test did not expect the call. */
  run(...input: Input): Promise<Result<T, Failure>> {
    this.calls.push(input);
    const answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
    if (answer === undefined) throw new Error(`${this.#name} was called, but has no answer`);
    return Promise.resolve(answer(...input));
  }
}
