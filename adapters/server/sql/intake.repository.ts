import { sql } from 'kysely';
import type { Intake, IntakeRepository } from '#core/backend/intake.repository.port.ts';
import type { SqlTransaction } from './schema.ts';

const SEQUENCES: Readonly<Record<Intake['kind'], string>> = {
  bug: 'intake_bug',
  feedback: 'intake_feedback',
};

/** Bug reports and feedback in SQL, each kind with numbers of its own. */
export const sqlIntakeRepository = (tx: SqlTransaction): IntakeRepository => ({
  add: async (intake) => {
    const { num } = await tx
      .insertInto('intake')
      .values({
        kind: intake.kind,
        num: sql<number>`nextval(${sql.lit(SEQUENCES[intake.kind])})`,
        account_id: intake.accountId,
        actor_id: intake.actorId,
        application: intake.application,
        site_group_num: intake.siteGroupNum,
        route: intake.route,
        app_version: intake.appVersion,
        summary: intake.kind === 'bug' ? intake.summary : null,
        rating: intake.kind === 'feedback' ? intake.rating : null,
        text: intake.text,
        status: 'New',
        created_at: intake.createdAt,
      })
      .returning('num')
      .executeTakeFirstOrThrow();
    return num;
  },
});
