import { AdminFault, type AdminTerminal } from '#adapters/server/admin/admin-terminal.ts';

/** A test terminal that records the output and holds files by path. */
export interface HeardTerminal extends AdminTerminal {
  readonly said: string;
  readonly complained: string;
  readonly files: Map<string, Uint8Array>;
}

/** Creates a test terminal. Only `signal` interrupts a command. */
export const heardTerminal = (signal = new AbortController().signal): HeardTerminal => {
  const heard = { said: '', complained: '' };
  const files = new Map<string, Uint8Array>();
  return {
    get said() {
      return heard.said;
    },
    get complained() {
      return heard.complained;
    },
    files,
    signal,
    output: { write: (text) => (heard.said += text) },
    error: { write: (text) => (heard.complained += text) },
    read: async function* (path) {
      const bytes = await Promise.resolve(files.get(path));
      if (bytes === undefined)
        throw new AdminFault(`Cannot read ${path}: there is no such file or folder.`);
      for (let at = 0; at < bytes.length; at += 65536) yield bytes.subarray(at, at + 65536);
    },
    write: async (path, chunks) => {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      files.set(path, Buffer.concat(parts));
    },
  };
};
