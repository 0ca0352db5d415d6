import { createSign, generateKeyPairSync } from 'node:crypto';

const element = (tag: number, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const bytes = body.length < 0x80 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), body]);
};
const sequence = (...content: readonly Buffer[]) => element(0x30, ...content);
const identifier = (hex: string) => element(0x06, Buffer.from(hex, 'hex'));
const integer = (value: number) => element(0x02, Buffer.from([value]));
const octets = (content: Buffer) => element(0x04, content);
const YES = element(0x01, Buffer.from([0xff]));

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'));
const commonName = (name: string) =>
  sequence(element(0x31, sequence(identifier('550403'), element(0x0c, Buffer.from(name)))));
const time = (at: Date) => element(0x18, Buffer.from(at.toISOString().replace(/\.\d+|[-:T]/g, '')));

interface Said {
  readonly host: string;
  readonly from: Date;
  readonly until: Date;
}

/** Returns a self-signed certificate with its key, as PEM. A client that trusts this certificate trusts no other certificate. */
export const certificateOf = ({ host, from, until }: Said) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = commonName(host);
  const names = sequence(element(0x82, Buffer.from(host)));
  const body = sequence(
    element(0xa0, integer(2)),
    integer(1),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(
      0xa3,
      sequence(
        sequence(identifier('551d13'), YES, octets(sequence(YES))),
        sequence(identifier('551d11'), octets(names)),
      ),
    ),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const der = sequence(body, ECDSA_WITH_SHA256, element(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
};
