import { ContainerModule } from 'inversify';
import type { DocumentJudge } from '#core/backend/news/document-judge.port.ts';
import { XsrfSigner } from '#adapters/server/http/xsrf-signer.ts';
import type { KeyRings } from '#adapters/server/secrets/key-ring.ts';
import { SqlMessageOutbox } from '#adapters/server/sql/message-outbox.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';
import { SERVER } from './tokens.ts';

/** The open database, the keys that lie beside it, and who looks into documents before they are stored. */
export const dataModule = (
  database: Database,
  keys: KeyRings,
  documentJudge: DocumentJudge,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER.database).toConstantValue(database);
    bind(SERVER.keys).toConstantValue(keys);
    bind(SERVER.documentJudge).toConstantValue(documentJudge);
    bind(SERVER.xsrf)
      .toResolvedValue((rings) => new XsrfSigner(rings.xsrf), [SERVER.keys])
      .inSingletonScope();
    bind(SERVER.outbox)
      .toResolvedValue((open) => new SqlMessageOutbox(open.kysely), [SERVER.database])
      .inSingletonScope();
  });
