import { BackupUnderWay } from '../sql/base-backup.ts';
import { AdminFault } from './admin-terminal.ts';
import type { AdminCommand, AdminParts, RestoreOutcome } from './admin-command.ts';

const REPLACE = '--replace';
const NOT_HERE =
  'Not for PostgreSQL, which has its own: pg_dump and pg_restore, then "restored" (composition/deploy/README.md, Backup and restore).\n';

const instant = (at: number): string => new Date(at).toISOString();

const voidedText = ({ sessions, oneTime, devices, messages }: RestoreOutcome['voided']): string =>
  `Now void: ${String(sessions)} sessions, ${String(oneTime)} codes and links, ${String(devices)} remembered devices, ${String(messages)} queued messages.\n`;

const auditLogText = ({ upTo, isIntact }: RestoreOutcome['auditLog']): string =>
  isIntact
    ? `The audit log is unchanged, ${String(upTo)} lines.\n`
    : `The audit log was changed after line ${String(upTo)}, before the backup was made.\n`;

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
    `Written to ${file}, ${(size / 1e6).toFixed(1)} MB. The keys are not included: copy DATA_DIR/keys, and keep the two apart.\n`,
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
    terminal.error.write('Nothing was done: "restore" already did it.\n');
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
    does: 'backs up the embedded database while the server runs; the keys are not included',
    fits: (args) => args.length === 1,
    run: backUp,
  },
  {
    words: 'restore',
    takes: `<file> [${REPLACE}]`,
    does: 'restores a backup, with the server stopped and its keys in place',
    fits: (args) => args.filter((arg) => arg !== REPLACE).length === 1 && args.length <= 2,
    isAlone: true,
    run: restore,
  },
  {
    words: 'restored',
    takes: '',
    does: 'after pg_restore, before the first start: voids sessions, codes, links and queued messages',
    fits: (args) => args.length === 0,
    run: markRestored,
  },
];
