import {createHash, generateKeyPairSync, sign} from 'node:crypto';

/** Encodes a value in DER, the encoding of certificates (ITU-T X.690): tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const {length} = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const utcTime = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** ecdsa-with-SHA256, 1.2.840.10045.4.3.2 */
const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));

/**
 * Creates a self-signed certificate that is valid for one day. Node cannot create certificates, and OpenSSL
 * may not be installed.
 * @returns key and certificate in PEM, and the fingerprint for Chromium's
 *   `--ignore-certificate-errors-spki-list`
 */
export function makeCertificate(): {key: string; cert: string; fingerprint: string} {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'prime256v1'});
  const day = 24 * 60 * 60 * 1000;
  // 2.5.4.3 is the object identifier of the common name.
  const name = sequence(
    der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('search test')))),
  );
  const spki = publicKey.export({type: 'spki', format: 'der'});
  const body = sequence(
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(utcTime(new Date(Date.now() - day)), utcTime(new Date(Date.now() + day))),
    name,
    spki,
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}
