import type { CertificateRepository } from '#core/backend/account-info/certificate.repository.port.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

const selectCertificate = prepareRead((db, { number }: { readonly number: string }) =>
  db
    .selectFrom('certificate')
    .innerJoin('site', 'site.num', 'certificate.site_num')
    .select(['certificate.number', 'certificate.site_num as siteNum', 'certificate.day'])
    .select(['certificate.issued_to as issuedTo', 'certificate.name', 'certificate.address'])
    .select(['certificate.account_numbers as accountNumbers', 'certificate.services'])
    .select('site.state')
    .where('certificate.number', '=', number),
);

/** Stores alarm certificates in SQL. */
export const sqlCertificateRepository = (tx: SqlTransaction): CertificateRepository => ({
  add: async ({ accountNumbers, issuedAt, issuedTo, services, siteGroupNum, siteNum, ...one }) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('certificate')
      .values({
        ...one,
        site_num: siteNum,
        site_group_num: siteGroupNum,
        issued_at: issuedAt,
        issued_to: issuedTo,
        account_numbers: [...accountNumbers],
        services: [...services],
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },

  find: async (number) => {
    const [row] = await selectCertificate(tx, { number });
    if (row === undefined) return null;
    const { state, ...certificate } = row;
    return { ...certificate, isMonitored: state === 'monitored' || state === 'cancelPending' };
  },
});
