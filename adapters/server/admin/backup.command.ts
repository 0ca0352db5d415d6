import { BackupUnderWay } from '../sql/base-backup.ts';
import { AdminFault } from './admin-terminal.ts';
import type { AdminCommand, AdminParts, RestoreOutcome } from './admin-command.ts';

const REPLACE = '--replace';
const NOT_HERE =
  'Not for PostgreSQL, which has its own: pg_dump and pg_restore, then "restored" (composition/deploy/README.md, Backup and restore).\n';

const instant = (at: number): string => new Date(at).toISOString();

const voidedText = ({ sessions, oneTime, devices, messages }: RestoreOutcome['voided']): string =>
  `Void now: ${String(sessions)} of sessions, ${String(oneTime)} of codes and links, ${String(devices)} of remembered devices, ${String(messages)} of waiting messages.\n`;

const auditLogText = ({ upTo, isIntact }: RestoreOutcome['auditLog']): string =>
  isIntact
    ? `The record is as it was written, ${String(upTo)} lines.\n`
    : `The record was changed after line ${String(upTo)}, before the backup was made.\n`;

const backUp = async ({ args: [file = ''], terminal, open }: AdminParts): Promise<number> => {
  const { backup } = await open();
  if (backup === null) {
    terminal.error.write(NOT_HERE);
    return 1;
  }
  let size = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of backup(terminal.signal)) {
      size += piece.length;
      yield piece;
    }
  };
  try {
    await terminal.write(file, counted());
  } catch (error) {
    throw error instanceof BackupUnderWay ? new AdminFault(error.message) : error;
  }
  terminal.output.write(
    `Written to ${file}, ${(size / 1e6).toFixed(1)} MB. The keys are not in it: copy DATA_DIR/keys, and keep both apart.\n`,
  );
  return 0;
};

const restore = async (parts: AdminParts): Promise<number> => {
  const { args, terminal } = parts;
  const [file = ''] = args.filter((arg) => arg !== REPLACE);
  if (parts.restore === null) {
    terminal.error.write(NOT_HERE);
    return 1;
  }
  const outcome = await parts.restore(() => terminal.read(file), {
    replace: args.includes(REPLACE),
  });
  terminal.output.write(
    `The backup of ${instant(outcome.madeAt)} is restored. ${outcome.note}\n${auditLogText(outcome.auditLog)}${voidedText(outcome.voided)}`,
  );
  return 0;
};

const markRestored = async ({ terminal, open }: AdminParts): Promise<number> => {
  const { restored, backup } = await open();
  if (backup !== null) {
    terminal.error.write('Nothing was done: "restore" has done it already.\n');
    return 1;
  }
  terminal.output.write(voidedText(await restored.markRestored(null)));
  return 0;
};

/** The commands that back up the embedded database and finish a restore (SECURITY.md §2.18). */
export const BACKUP_COMMANDS: readonly AdminCommand[] = [
  {
    words: 'backup',
    takes: '<file>',
    does: 'a backup of the embedded database while the server works; the keys are not in it',
    fits: (args) => args.length === 1,
    run: backUp,
  },
  {
    words: 'restore',
    takes: `<file> [${REPLACE}]`,
    does: 'puts a backup back, with the server stopped and its keys in place',
    fits: (args) => args.filter((arg) => arg !== REPLACE).length === 1 && args.length <= 2,
    isAlone: true,
    run: restore,
  },
  {
    words: 'restored',
    takes: '',
    does: 'after pg_restore, before the first start: voids sessions, codes, links and waiting messages',
    fits: (args) => args.length === 0,
    run: markRestored,
  },
];
