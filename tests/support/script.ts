import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';

type Answer<Input extends readonly unknown[], T> = (
  ...input: Input
) => Result<T, Failure> | Promise<Result<T, Failure>>;

/** One call of a scripted gateway: what was asked is noted, answers are given in the order they were set; the last one stays. */
export class Script<Input extends readonly unknown[], T> {
  readonly calls: Input[] = [];
  readonly #name: string;
  #answers: Answer<Input, T>[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  /** The next answer is computed. */
  answers(answer: Answer<Input, T>): this {
    this.#answers.push(answer);
    return this;
  }

  /** The next answer is this value. */
  gives(value: T): this {
    return this.answers(() => ok(value));
  }

  /** The next answer is this failure. */
  fails(failure: Failure): this {
    return this.answers(() => err(failure));
  }

  /** Forgets the answers that were not given yet, and the last one. */
  clear(): this {
    this.#answers = [];
    return this;
  }

  /** Answers a call; one that nobody foresaw is a mistake of the test and throws. */
  run(...input: Input): Promise<Result<T, Failure>> {
    this.calls.push(input);
    const answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
    if (answer === undefined) throw new Error(`${this.#name} was called, but has no answer`);
    return Promise.resolve(answer(...input));
  }
}
