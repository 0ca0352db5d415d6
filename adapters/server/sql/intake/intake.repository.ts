import { sql } from 'kysely';
import type { Intake, IntakeRepository } from '#core/backend/intake/intake.repository.port.ts';
import { toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

const SEQUENCES: Readonly<Record<Intake['kind'], string>> = {
  bug: 'intake_bug',
  feedback: 'intake_feedback',
  message: 'intake_message',
};

/**
 * Returns a repository that stores bug reports and feedback in the database, within the transaction `tx`. Bug reports and
 * feedback each have their own sequence of numbers.
 */
export const sqlIntakeRepository = (tx: SqlTransaction): IntakeRepository => ({
  add: async (intake) => {
    const { num } = await tx
      .insertInto('intake')
      .values({
        summary: null,
        rating: null,
        ...toRow(intake),
        num: sql<number>`nextval(${sql.lit(SEQUENCES[intake.kind])})`,
        status: 'New',
      })
      .returning('num')
      .executeTakeFirstOrThrow();
    return num;
  },
});
