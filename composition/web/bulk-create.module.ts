import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { httpAccountSheetGateway } from '#adapters/http/http-account-sheet.gateway.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { intakeRoutes } from '#adapters/wire/intake.routes.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
import { httpNewAccountGateway } from '#adapters/http/http-new-account.gateway.ts';
import { BlockRequestViewModel } from '#ui/new-account/block-request.view-model.ts';
import { BulkCreatePage } from '#ui/new-account/bulk-create.page.tsx';
import { BulkCreateViewModel } from '#ui/new-account/bulk-create.view-model.ts';
import { createSection } from './section.ts';

/** Accounts of a pasted sheet. */
export const section = createSection(BulkCreatePage, {
  bulkCreate: ({ client, files, makeKey }) =>
    new BulkCreateViewModel({
      gateway: httpAccountSheetGateway(client),
      accounts: httpNewAccountGateway(client),
      jobs: gatewayOf(client, jobsRoutes),
      asking: new BlockRequestViewModel({
        gateway: gatewayOf(client, intakeRoutes),
        key: makeKey(),
      }),
      reader: csvParseReader,
      ids: cryptoIdSource,
      files,
    }),
});
