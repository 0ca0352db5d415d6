import {
  certificateNumberText,
  type CheckedCertificate,
  readCertificateNumber,
} from '../../account-info/certificate.schema.ts';
import type { Document } from '../../documents/document.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { letterheadFor } from '../documents/letterhead-of.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { certificateDocument } from './certificate-document.rule.ts';
import { type ChangePorts, lockAccount } from './lock-account.operation.ts';

/** Number of hexadecimal digits in a certificate number. */
const DIGITS = 12;

/** Refusals by monitoring state. A certificate confirms monitoring, so no certificate is issued for an unmonitored account. */
const NOT_WATCHED = {
  'Install pending': refusalOf(
    'unacceptable',
    'notMonitored',
    'Your system isn’t monitored yet. The certificate will be ready after its first signal arrives.',
  ),
  Cancelled: refusalOf(
    'unacceptable',
    'notMonitored',
    'Your service was canceled, so no certificate is available.',
  ),
  'Out of service': refusalOf(
    'unacceptable',
    'notMonitored',
    'Your system is out of service and not monitored, so no certificate is available. Ask your dealer to put it back in service.',
  ),
} as const;

/**
 * Creates the use cases of alarm certificates for insurers and cities. Customers get certificates, and staff verify them
 * (domain guide 6.7 "Certificate").
 */
export const createCertificates = (
  ports: ChangePorts & Pick<BackendPorts, 'documentPrinter' | 'providerName' | 'stationListings'>,
) => {
  /** Stores the certified facts and returns the certificate. The same facts on the same day give the same certificate. */
  const issue = (caller: SessionCaller, sn: number) =>
    ports.unitOfWork.run(async (tx) => {
      const locked = await lockAccount(tx, ports, caller, { sn });
      if (!locked.ok) return locked;
      const info = locked.value;
      const { monitoring } = info;
      if (monitoring !== 'Monitored' && monitoring !== 'Cancel pending')
        return NOT_WATCHED[monitoring];
      const now = ports.clock.now();
      const day = ports.wallClock.wallTime(now, info.timeZone).slice(0, 10);
      const facts = {
        // The certificate has the site's official name, because the customer can change the display name.
        siteNum: sn,
        day,
        name: info.siteName,
        address: info.addressDisplay,
        services: info.servicePlan,
        accountNumbers: info.transmitterCodes,
      };
      const number = ports.secrets
        .mark('alarm certificate', [JSON.stringify(facts)])
        .slice(0, DIGITS)
        .toUpperCase();
      const issuedTo = await nameOf(tx, caller);
      const { siteGroupNum } = info.siteGroup;
      const isNew = await tx.certificates.add({
        ...facts,
        number,
        issuedTo,
        siteGroupNum,
        issuedAt: now,
      });
      if (isNew)
        await recordAudit(tx, ports, caller, {
          operation: 'account.certificate',
          result: 'ok',
          target: `site ${sn}`,
          detail: { number },
        });
      return ok({ info, day, number });
    });

  return {
    /** Returns today's alarm certificate as a document, including the certificate number. */
    alarmCertificate: async (
      caller: SessionCaller,
      { sn }: { readonly sn: number },
    ): Reply<Document> => {
      const issued = await issue(caller, sn);
      if (!issued.ok) return issued;
      const { day, info, number } = issued.value;
      const { providerName, documentPrinter, stationListings } = ports;
      const printed = certificateNumberText(number);
      const sheet = certificateDocument(info, {
        day,
        number: printed,
        providerName,
        stationListings,
      });
      return ok({
        name: `alarm-certificate-${sn}-${day}.pdf`,
        bytes: await documentPrinter.print({
          ...sheet,
          letterhead: await letterheadFor(ports, caller),
        }),
      });
    },

    /** Returns the content of the certificate with the given number. A number that was never issued is not found. */
    checkCertificate: async (
      _caller: SessionCaller,
      { number: typed }: { readonly number: string },
    ): Reply<CheckedCertificate> => {
      const number = readCertificateNumber(typed);
      if (number === null) return NOT_FOUND;
      const found = await ports.unitOfWork.read((tx) => tx.certificates.find(number));
      return found === null ? NOT_FOUND : ok(found);
    },
  };
};
