import type { CertificateFault, LineFault } from './line-fault.ts';

const describeCertificate = (host: string, fault: CertificateFault): string => {
  switch (fault.why) {
    case 'expired':
      return `the certificate of ${host} has expired`;
    case 'notYetValid':
      return `the certificate of ${host} is not valid yet, or the clock here is wrong`;
    case 'unknownAuthority':
      return `the certificate of ${host} is from an authority unknown here (NODE_EXTRA_CA_CERTS names a file with your own)`;
    case 'otherHost':
      return `the certificate is not for ${host} but for ${fault.names}`;
    case 'other':
      return `the certificate of ${host} was not accepted (${fault.code})`;
  }
};

/** Describes a network fault for the operator of a deployment: the cause, the host, and a remedy if there is one. */
export const describeLineFault = (fault: LineFault): string => {
  const { request } = fault;
  switch (fault.kind) {
    case 'noSuchHost':
      return `host not found: ${fault.host} (DNS)`;
    case 'refused':
      return `connection refused: nothing listens at ${fault.host}`;
    case 'noWay':
      return `${fault.host} cannot be reached from here`;
    case 'cutOff':
      return `${fault.host} closed the connection without an answer (${request})`;
    case 'noTls':
      return `${fault.host} does not speak TLS the way it should: is it http and not https?`;
    case 'noHttp':
      return `${fault.host} does not respond in HTTP: is it another service, or https and not http?`;
    case 'certificate':
      return describeCertificate(fault.host, fault.certificate);
    case 'redirected':
      return `${request} is redirected (${fault.status}) to ${fault.to}, which is not followed: is that the portal's address?`;
    case 'noJson':
      return `${request} answers ${fault.status} with ${fault.type === '' ? 'no JSON' : `${fault.type} instead of JSON`}: is this the portal?`;
    case 'tooLong':
      return `the answer to ${request} is longer than ${fault.bytes} bytes`;
    case 'slow':
      return fault.before === 'answer'
        ? `${request} was not answered`
        : `the answer to ${request} started but did not finish`;
    case 'unknown':
      return `no answer from ${fault.host} (${fault.code})`;
  }
};

/** Checks whether a fault means that no server responds at all. Returns false if a server responds incorrectly. */
export const meetsNobody = (fault: LineFault): boolean => {
  switch (fault.kind) {
    case 'noSuchHost':
    case 'refused':
    case 'noWay':
    case 'cutOff':
    case 'unknown':
      return true;
    case 'slow':
      return fault.before === 'answer';
    case 'noTls':
    case 'noHttp':
    case 'certificate':
    case 'redirected':
    case 'noJson':
    case 'tooLong':
      return false;
  }
};
