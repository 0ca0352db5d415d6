import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoWorld } from './demo-world.ts';

/** What everyone may read: banner and agreements. */
export const writeNotices = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  await tx
    .insertInto('agreement_text')
    .values([
      { kind: 'terms', ...world.terms, published_at: now },
      { kind: 'privacy', ...world.privacyPolicy, published_at: now },
    ])
    .execute();
  const { active, title, body, importance } = world.banner;
  await tx
    .insertInto('status_banner')
    .values({ id: 1, active, title, body, importance, updated_at: now })
    .execute();
};
