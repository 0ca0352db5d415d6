import { counted } from '#core/kernel/counted.rule.ts';
import { foreignKeys } from '../secrets/prove-keys.ts';
import type { KeyRings } from '../secrets/key-ring.ts';
import { checksum } from '../sql/migrate.ts';
import { MIGRATIONS, SCHEMA_NUMBER } from '../sql/migrations/migrations.ts';
import { CONNECTIONS } from '../sql/postgres-pool.ts';
import type { DatabaseFacts, PostgresFacts } from './database-facts.ts';
import { findings, type Finding } from './finding.ts';

const { failed, ok, warning } = findings('database');

const OLDEST = 14;
const SKEW_MS = 5000;

const FOREIGN = 'Check DATABASE_URL: give the portal a database of its own.';

const checkSchema = ({ applied, tables, where }: DatabaseFacts): Finding => {
  if (applied === 'foreign')
    return failed(
      `${where} is the database of another program: its list of migration steps is not ours`,
      FOREIGN,
    );
  if (applied === null)
    return tables === 0
      ? ok(`${where} is empty; the first start creates the schema`)
      : failed(
          `${where} has ${counted(tables, 'table')} of another program and none of ours`,
          FOREIGN,
        );
  const known = SCHEMA_NUMBER;
  const newest = Math.max(0, ...applied.map(({ num }) => num));
  if (newest > known)
    return failed(
      `${where} was written by a newer version (schema ${String(newest)}, this program knows ${String(known)})`,
      'Install that version, or restore a backup made before it.',
    );
  const other = applied.find((row) => {
    const ours = MIGRATIONS.find(({ num }) => num === row.num);
    return ours === undefined || checksum(ours) !== row.checksum;
  });
  if (other !== undefined)
    return failed(
      `step ${String(other.num)} “${other.name.slice(0, 60)}” of ${where} does not match this program`,
      'Start the version that created it, or check DATABASE_URL.',
    );
  return applied.length < MIGRATIONS.length
    ? ok(`${where}, schema ${String(newest)}; the next start brings it to ${String(known)}`)
    : ok(`${where}, schema ${String(newest)}`);
};

const major = ({ version }: PostgresFacts): number => Math.floor(version / 10000);

const checkConnections = ({ connections, ours, used }: PostgresFacts): readonly Finding[] => {
  const needed = CONNECTIONS + 1;
  const room = connections - used + ours;
  return room < needed
    ? [
        warning(
          `a server needs ${counted(needed, 'connection')}, but there is room for ${String(Math.max(0, room))}`,
          'Raise max_connections (or the limit of the role), or close other connections.',
        ),
      ]
    : [];
};

const checkServer = (server: PostgresFacts): readonly Finding[] => {
  const found: Finding[] = [];
  if (major(server) < OLDEST)
    found.push(
      failed(
        `PostgreSQL ${String(major(server))} is too old`,
        `Upgrade to PostgreSQL ${String(OLDEST)} or newer, preferably 15 or newer.`,
      ),
    );
  if (server.encoding !== 'UTF8')
    found.push(
      failed(
        `its encoding is ${server.encoding}`,
        "Create the database again with ENCODING 'UTF8'.",
      ),
    );
  if (server.readOnly)
    found.push(
      failed(
        'it accepts no writes: it is a replica, or set to read-only',
        'Set DATABASE_URL to the primary server.',
      ),
    );
  else if (!server.mayCreate)
    found.push(
      failed(
        'its user cannot create tables',
        'GRANT CREATE, USAGE ON SCHEMA public to the user, or let it own the database.',
      ),
    );
  if (Math.abs(server.ahead) > SKEW_MS) {
    const seconds = counted(Math.round(Math.abs(server.ahead) / 1000), 'second');
    found.push(
      findings('clock').warning(
        `the database is ${seconds} ${server.ahead > 0 ? 'ahead of' : 'behind'} this machine`,
        'Sync all machines with a time server (chrony, systemd-timesyncd).',
      ),
    );
  } else found.push(findings('clock').ok('matches that of the database'));
  return [...found, ...checkConnections(server)];
};

const checkKeyMarks = ({ marks }: DatabaseFacts, rings: KeyRings | null): readonly Finding[] => {
  const about = findings('keys');
  if (rings === null)
    return marks.size === 0
      ? []
      : [
          about.failed(
            'some keys the database was used with are missing',
            'Restore them from your copy into DATA_DIR/keys, or set them as KEY_….',
          ),
        ];
  const foreign = foreignKeys(marks, rings);
  if (foreign.length > 0)
    return foreign.map((line) =>
      about.failed(line.replace(/:.*$/s, ''), line.replace(/^[^:]*: /s, '')),
    );
  return marks.size === 0 ? [] : [about.ok('match the database')];
};

/** Checks whether this program can run on the database: schema, server, keys. */
export const checkDatabase = (facts: DatabaseFacts, rings: KeyRings | null): readonly Finding[] => [
  checkSchema(facts),
  ...(facts.server === null ? [] : checkServer(facts.server)),
  ...checkKeyMarks(facts, rings),
];
