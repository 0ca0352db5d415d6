import { beginLife } from '#tests/backend/harness/begin-life.ts';
import { checkWholeChain } from '#tests/backend/harness/check-whole-chain.ts';

/** Data that the writer finds in the database when the writer starts. */
export interface Found {
  readonly names: readonly string[];
  readonly lines: number;
  readonly intact: boolean;
}

const { auditKey, database, given, say } = await beginLife();
const [prefix = ''] = given;
const rows = await database.kysely.selectFrom('setting').select('name').execute();
const verdict = await checkWholeChain(database.kysely, () => auditKey);
const found: Found = {
  names: rows.map(({ name }) => name),
  lines: verdict.state === 'intact' ? verdict.upTo : -1,
  intact: verdict.state === 'intact',
};
say(`found ${JSON.stringify(found)}`);
for (let count = 0; prefix !== ''; count += 1) {
  const name = `${prefix}-${count}`;
  await database.kysely.transaction().execute(async (tx) => {
    await tx
      .insertInto('setting')
      .values({ name, value: 'x'.repeat(count % 500) })
      .execute();
  });
  await database.unitOfWork.run(async ({ audit }) => {
    await audit.append({
      at: count,
      requestId: name,
      sessionId: null,
      subjectId: null,
      actorId: null,
      address: '127.0.0.1',
      claimedIp: null,
      operation: 'crash',
      target: name,
      result: 'ok',
      detail: {},
    });
  });
  say(`wrote ${name}`);
}
await database.close();
