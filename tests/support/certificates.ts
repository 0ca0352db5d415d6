import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Encodes a value in DER: tag, length, content. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const oid = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes));
const name = (common: string): Buffer =>
  sequence(der(0x31, sequence(oid(0x55, 4, 3), der(0x0c, Buffer.from(common)))));
const time = (at: Date): Buffer =>
  der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2));
const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`;

const alternative = (host: string): Buffer =>
  /^[\d.]+$/.test(host)
    ? der(0x87, Buffer.from(host.split('.').map(Number)))
    : der(0x82, Buffer.from(host));

interface Wanted {
  readonly issuer: { readonly name: string; readonly key: KeyObject };
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly from: Date;
  readonly to: Date;
  /** The host names and addresses in the certificate. Null makes a certificate of an authority. */
  readonly hosts: readonly string[] | null;
}

const makeCertificate = ({ from, hosts, issuer, publicKey, subject, to }: Wanted): string => {
  const extension =
    hosts === null
      ? sequence(
          oid(0x55, 29, 19),
          der(0x01, Buffer.from([255])),
          der(0x04, sequence(der(0x01, Buffer.from([255])))),
        )
      : sequence(oid(0x55, 29, 17), der(0x04, sequence(...hosts.map(alternative))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    ECDSA_SHA256,
    name(issuer.name),
    sequence(time(from), time(to)),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', body, issuer.key);
  const whole = sequence(body, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature));
  return pem('CERTIFICATE', whole);
};

const DAY = 24 * 3600000;

/** Returns a private certificate authority for tests. By default, an issued certificate is for this machine and valid for 60 days. */
export const testAuthority = () => {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { name: 'Authority of a test', key: own.privateKey };
  const years = { from: new Date(Date.now() - 400 * DAY), to: new Date(Date.now() + 400 * DAY) };
  const ca = makeCertificate({
    ...years,
    issuer,
    subject: issuer.name,
    publicKey: own.publicKey,
    hosts: null,
  });
  return {
    ca,
    issue: ({
      daysLeft = 60,
      hosts = ['localhost', '127.0.0.1'],
    }: { readonly daysLeft?: number; readonly hosts?: readonly string[] } = {}) => {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const cert = makeCertificate({
        issuer,
        subject: hosts[0] ?? '',
        publicKey: pair.publicKey,
        from: new Date(Date.now() - 90 * DAY),
        to: new Date(Date.now() + daysLeft * DAY),
        hosts,
      });
      return { cert, key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
    },
  };
};
