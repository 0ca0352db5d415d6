import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';
import { StatementNames } from './statement-names.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A prepared statement in the embedded engine. */
interface Held {
  readonly name: string;
  /** Serializer of each parameter; null passes the value unchanged. */
  readonly serializers: readonly (((value: unknown) => string) | null)[];
  /** The engine's description of the result columns, empty for a statement without a result. */
  readonly columns: Messages;
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const COLUMNS = 'rowDescription';

/** Converts a parameter to text if the engine has no serializer for its type. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  throw new TypeError(`A parameter of type ${typeof value} cannot be bound.`);
};

/**
 * Runs queries on the embedded engine and keeps frequent statements prepared. Sends bind, execute and sync in one call,
 * which is four times as fast as the engine's own `query`.
 */
export class EmbeddedClient {
  readonly #engine: PGlite;
  readonly #names = new StatementNames();
  readonly #held = new Map<string, Held>();

  constructor(engine: PGlite) {
    this.#engine = engine;
  }

  /** Runs one statement. Rejects with the engine's error. */
  async query(text: string, values: readonly unknown[]): Promise<Results> {
    const name = this.#names.nameOf(text);
    if (name === null) return this.#engine.query(text, [...values]);
    try {
      const prepared = this.#held.get(text) ?? (await this.#prepare(text, name));
      return await this.#execute(prepared, values);
    } catch (cause) {
      if (this.#names.renew(text, cause)) this.#held.delete(text);
      throw cause;
    }
  }

  #send(...parts: readonly Uint8Array[]): Promise<Messages> {
    return this.#engine.runExclusive(() =>
      this.#engine.execProtocolStream(joined(...parts), { syncToFs: false }),
    );
  }

  async #prepare(text: string, name: string): Promise<Held> {
    const { serialize } = protocol;
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const prepared: Held = {
      name,
      serializers: parse
        .parseDescribeStatementResults(messages)
        .map((type) => this.#engine.serializers[type] ?? null),
      columns: messages.filter((message) => message.name === COLUMNS),
    };
    this.#held.set(text, prepared);
    return prepared;
  }

  async #execute(
    { name, serializers, columns }: Held,
    values: readonly unknown[],
  ): Promise<Results> {
    const { serialize } = protocol;
    const texts = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      return serializers[at]?.(value) ?? textOf(value);
    });
    const messages = await this.#send(
      serialize.bind({ statement: name, values: texts }),
      serialize.execute({}),
      serialize.sync(),
    );
    const [result] = parse.parseResults([...columns, ...messages], this.#engine.parsers);
    if (result === undefined) throw new Error('The engine answered nothing.');
    return result;
  }
}
