/** One message of a server-sent event stream. */
export interface StreamMessage {
  /** The most recent event id of the stream, or '' before the first id. */
  readonly id: string;
  readonly name: string;
  readonly data: string;
}

/**
 * Parses server-sent events (HTML "Interpreting an event stream") from chunks of bytes, which may end anywhere, even
 * inside a character.
 */
export class EventStreamReader {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #id = '';
  #name = '';
  #data: string[] = [];

  /** Returns the messages that are complete after these bytes. */
  read(bytes: Uint8Array): readonly StreamMessage[] {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    // A trailing CR may be the first half of a CRLF line break.
    const held = text.endsWith('\r') ? '\r' : '';
    const lines = text.slice(0, text.length - held.length).split(/\r\n|\r|\n/);
    this.#rest = (lines.pop() ?? '') + held;
    return lines.flatMap((line) => this.#take(line));
  }

  #take(line: string): readonly StreamMessage[] {
    if (line === '') return this.#end();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.#data.push(value);
    else if (field === 'event') this.#name = value;
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
    return [];
  }

  #end(): readonly StreamMessage[] {
    const message = { id: this.#id, name: this.#name, data: this.#data.join('\n') };
    const given = this.#data.length > 0;
    this.#name = '';
    this.#data = [];
    return given ? [message] : [];
  }
}
