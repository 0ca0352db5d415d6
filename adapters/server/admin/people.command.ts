import { createHash } from 'node:crypto';
import { PERSON_SIDES } from '#core/provisioning/portal-people-kinds.ts';
import type { AdminAccess, AdminCommand, AdminParts } from './admin-command.ts';
import { printReply } from './print-reply.ts';

const OPTIONS = ['name', 'email', 'groups', 'rights', 'sites', 'phone'] as const;

/** Parses `--name value` pairs. Returns null when an argument is not part of a known pair. */
const optionsOf = (args: readonly string[]): ReadonlyMap<string, string> | null => {
  const found = new Map<string, string>();
  for (let at = 0; at < args.length; at += 2) {
    const [name, value] = [args[at], args[at + 1]];
    const known = OPTIONS.find((option) => `--${option}` === name);
    if (known === undefined || value === undefined) return null;
    found.set(known, value);
  }
  return found;
};

const isSide = (side: string | undefined): boolean => PERSON_SIDES.some((known) => known === side);

/**
 * Creates one user through the import, so that the user is validated and logged like a record of an import file. Returns
 * the violated rules.
 */
const writePerson = async (
  { imports }: AdminAccess,
  person: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const bytes = new TextEncoder().encode(JSON.stringify([person]));
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(bytes);
  };
  let file = await imports.beginImport(
    {
      name: 'create-user.json',
      size: bytes.length,
      bytes: pieces(),
      isDryRun: false,
      digest: createHash('sha256').update(bytes).digest('hex'),
    },
    () => undefined,
  );
  while (file.state === 'importing') file = (await imports.goOn(file.id)) ?? file;
  const refused = await imports.refusedLines(file.id, 0, 1);
  return refused.flatMap(({ problems }) => problems);
};

const createUser = async ({ args, open, terminal }: AdminParts): Promise<number> => {
  const [side = '', username = '', ...rest] = args;
  const options = Object.fromEntries(optionsOf(rest) ?? []);
  const access = await open();
  const problems = await writePerson(access, { record: 'person', side, username, ...options });
  if (problems.length > 0) {
    await terminal.error.write(`${problems.join('\n')}\n`);
    return 1;
  }
  const name = side === 'customer' ? 'customer' : 'dealer';
  return printReply(
    await access.operator.inviteByName(name, username),
    ({ to }) =>
      `${username} was created. A link to set the first password is on its way to ${to}; it works once and expires in 72 hours.`,
    terminal,
  );
};

/** The commands that create users and create the links with which users choose their first password. */
export const PEOPLE_COMMANDS: readonly AdminCommand[] = [
  {
    words: 'create-user',
    takes:
      "<staff|dealer|customer> <username> --name … --email … [--phone …] [--groups '4471;4480'] [--rights …] [--sites …]",
    does: 'adds a person who can sign in, invited by email',
    fits: ([side, username, ...rest]) =>
      isSide(side) && username !== undefined && optionsOf(rest) !== null,
    run: createUser,
  },
  {
    words: 'invite',
    takes: '<dealer|customer> <username>',
    does: 'sends the link to set a first password again; for staff use dealer',
    fits: ([side, username, ...rest]) =>
      (side === 'dealer' || side === 'customer') && username !== undefined && rest.length === 0,
    run: async ({ args: [side, username = ''], open, terminal }) => {
      const { operator } = await open();
      return printReply(
        await operator.inviteByName(side === 'customer' ? 'customer' : 'dealer', username),
        ({ to }) => `A link to set the first password is on its way to ${to}.`,
        terminal,
      );
    },
  },
];
