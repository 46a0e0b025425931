import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

export interface TlsCertificate {
  /** PEM. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
}

/**
 * A self-signed certificate for names of a test, made here so that none lies in the repository and no program is
 * needed: X.509 v3, P-256, its own authority.
 * @see RFC 5280
 */
export function makeTlsCertificate(
  names: readonly string[],
  { from, to }: { readonly from: Date; readonly to: Date },
): TlsCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from(names[0] ?? 'test')))));
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(from), time(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeNames(names), isAuthority())),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign(body, privateKey)]));
  const whole = sequence(body, algorithm, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const sign = (bytes: Buffer, key: KeyObject) => createSign('sha256').update(bytes).sign(key);

/** One value of DER: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));
const set = (part: Buffer) => der(0x31, part);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** GeneralizedTime, `20261123104000Z`. */
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\..*$/g, '')}Z`));

const alternativeNames = (names: readonly string[]) =>
  sequence(oid('551d11'), der(0x04, sequence(...names.map((one) => der(0x82, Buffer.from(one))))));

const isAuthority = () =>
  sequence(
    oid('551d13'),
    der(0x01, Buffer.from([0xff])),
    der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
  );
