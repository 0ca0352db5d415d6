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

/** What of a gateway asks nobody, and so cannot be scripted: whoever makes the double says it. */
type Unscripted<Gateway> = {
  readonly [Name in keyof Gateway as Gateway[Name] extends Asks ? never : Name]: Gateway[Name];
};

/** A gateway, and beside every method `load` that asks the provider its script `onLoad`. */
export type Scripted<Gateway> = Gateway & Scripts<Gateway>;

/** A script that can be called too: operations about being on call begin like scripts do. */
const callable = (script: Script<unknown[], unknown>, run: Asks) =>
  Object.assign(run, {
    calls: script.calls,
    answers: script.answers.bind(script),
    gives: script.gives.bind(script),
    fails: script.fails.bind(script),
    clear: script.clear.bind(script),
  });

/** A gateway whose answers are set by whoever drives it; `own` are the members that ask nobody. */
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
    // Whatever is awaited is asked for `then`; a gateway is no promise.
    if (name in made || typeof name === 'symbol' || name === 'then') return made[name];
    const [, initial, rest] = /^on([A-Z])(.*)$/.exec(name) ?? [];
    const run = (...input: unknown[]) => scriptOf(name).run(...input);
    if (initial === undefined) return (made[name] = run);
    const script = scriptOf(initial.toLowerCase() + (rest ?? ''));
    return (made[name] = callable(script, run));
  };
  return new Proxy({ ...own }, { get }) as Scripted<Gateway>;
}
