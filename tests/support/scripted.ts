import type { Failure, Result } from '#core/kernel/result.ts';
import { Script } from './script.ts';

type Asks = (...input: never[]) => Promise<Result<unknown, Failure>>;
type Answered<Method extends Asks> = Extract<Awaited<ReturnType<Method>>, { ok: true }>['value'];

type Scripts<Gateway> = {
  readonly [
    Name in keyof Gateway & string as Gateway[Name] extends Asks ? `on${Capitalize<Name>}` : never
  ]: Gateway[Name] extends Asks
    ? Script<Parameters<Gateway[Name]>, Answered<Gateway[Name]>>
    : never;
};

/** The gateway members that send no request. They cannot be scripted, so the test passes them as `own`. */
type Unscripted<Gateway> = {
  readonly [Name in keyof Gateway as Gateway[Name] extends Asks ? never : Name]: Gateway[Name];
};

/** A gateway in which each method that sends a request, such as `load`, has a script, such as `onLoad`. */
export type Scripted<Gateway> = Gateway & Scripts<Gateway>;

/**
 * Returns a script that can also be called like a method. The proxy returns such a script for names that start with `on`,
 * because an on-call operation's name looks like a script's name.
 */
const callable = (script: Script<unknown[], unknown>, run: Asks) =>
  Object.assign(run, {
    calls: script.calls,
    answers: script.answers.bind(script),
    gives: script.gives.bind(script),
    fails: script.fails.bind(script),
    clear: script.clear.bind(script),
  });

/** Creates a gateway whose answers the test sets. `own` contains the members that send no request. */
export function scripted<Gateway extends object>(
  ...[own]: object extends Unscripted<Gateway> ? [] : [own: Unscripted<Gateway>]
): Scripted<Gateway> {
  const scripts = new Map<string, Script<unknown[], unknown>>();
  const scriptOf = (name: string) => {
    const script = scripts.get(name) ?? new Script(name);
    scripts.set(name, script);
    return script;
  };
  const get = (made: Record<string | symbol, unknown>, name: string | symbol): unknown => {
    // `await` looks up `then` on every value, so `then` must not become a scripted method.
    if (name in made || typeof name === 'symbol' || name === 'then') return made[name];
    const [, initial, rest] = /^on([A-Z])(.*)$/.exec(name) ?? [];
    const run = (...input: unknown[]) => scriptOf(name).run(...input);
    if (initial === undefined) return (made[name] = run);
    const script = scriptOf(initial.toLowerCase() + (rest ?? ''));
    return (made[name] = callable(script, run));
  };
  return new Proxy({ ...own }, { get }) as Scripted<Gateway>;
}
