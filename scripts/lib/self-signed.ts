import "reflect-metadata";
import { webcrypto } from "node:crypto";
import * as x509 from "@peculiar/x509";

const EC = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

/** A certificate of tests and measurements, good for a day, and its private key, in PEM. */
export async function selfSigned(host: string): Promise<{ certificate: string; key: string }> {
  const keys = await webcrypto.subtle.generateKey(EC, true, ["sign", "verify"]);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    ...{ keys, name: `CN=${host}`, signingAlgorithm: EC, serialNumber: "01" },
    notBefore: new Date(Date.now() - 3_600_000),
    notAfter: new Date(Date.now() + 86_400_000),
    extensions: [
      new x509.BasicConstraintsExtension(true),
      new x509.SubjectAlternativeNameExtension([{ type: "dns", value: host }]),
    ],
  });
  const der = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  const key = `-----BEGIN PRIVATE KEY-----\n${der.match(/.{1,64}/g)?.join("\n")}\n-----END PRIVATE KEY-----\n`;
  return { certificate: `${certificate.toString("pem")}\n`, key };
}
