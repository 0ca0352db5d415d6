import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';

type Answer<Input extends readonly unknown[], T> = (
  ...input: Input
) => Result<T, Failure> | Promise<Result<T, Failure>>;

/** One method of a scripted gateway. It records each call and returns the set answers in order; the last answer repeats. */
export class Script<Input extends readonly unknown[], T> {
  readonly calls: Input[] = [];
  readonly #name: string;
  #answers: Answer<Input, T>[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  /** Computes the next answer from the call's input. */
  answers(answer: Answer<Input, T>): this {
    this.#answers.push(answer);
    return this;
  }

  /** Sets the next answer to this value. */
  gives(value: T): this {
    return this.answers(() => ok(value));
  }

  /** Sets the next answer to this failure. */
  fails(failure: Failure): this {
    return this.answers(() => err(failure));
  }

  /** Removes all answers, including those not used yet. */
  clear(): this {
    this.#answers = [];
    return this;
  }

  /** Answers a call. Throws when no answer was set, because an unexpected call is an error in the test. */
  run(...input: Input): Promise<Result<T, Failure>> {
    this.calls.push(input);
    const answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
    if (answer === undefined) throw new Error(`${this.#name} was called, but has no answer`);
    return Promise.resolve(answer(...input));
  }
}
