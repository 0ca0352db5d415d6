import { sql, type RawBuilder } from 'kysely';
import { isoInstant } from '#core/kernel/instant.ts';
import type { MailFailure } from '#core/mail-failures/mail-failure.schema.ts';

/** Maximum number of failure reasons that a screen shows. */
const MOST = 20;

/** A failure reason with its number of messages; instants are numbers. */
export interface FailureRow extends Omit<MailFailure, 'since' | 'lastAt'> {
  readonly since: number;
  readonly lastAt: number;
}

/** Converts a failure reason into the form that the API returns. */
export const toFailure = ({ since, lastAt, ...failure }: FailureRow): MailFailure => ({
  ...failure,
  since: isoInstant(since),
  lastAt: isoInstant(lastAt),
});

/**
 * Counts undelivered messages since `dayAgo` by host and reason of the newest attempt. Returns null for staff without the
 * right to help (domain guide 6.19).
 */
export const selectFailures = ({
  dayAgo,
  withIntake: mayHelp,
}: {
  readonly dayAgo: number;
  readonly withIntake: boolean;
}): RawBuilder<readonly FailureRow[] | null> => sql`
  case when ${mayHelp}::boolean then (
    select coalesce(jsonb_agg(failure order by failure.messages desc, failure.since), '[]')
      from (select m.channel, f.host, f.cause, f.code,
                   (array_agg(f.words order by f.last_at desc))[1] as words,
                   count(*) as messages,
                   count(*) filter (where m.state = 'failed') as "givenUp",
                   count(*) filter (where f.has_code) as codes,
                   min(f.since) as since, max(f.last_at) as "lastAt"
              from message_failure f join message m on m.id = f.message_id
             where f.last_at > ${dayAgo}::bigint
             group by m.channel, f.host, f.cause, f.code
             order by messages desc, since limit ${sql.lit(MOST)}) failure) end`;
