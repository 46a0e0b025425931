import type { CertificateExtractor } from '../../../domain/certificates/model/index.ts';
import { certificateRules } from '../../../domain/certificates/reading/index.ts';
import { feature } from '../../engine/feature.ts';
import { propertyChanged, recordNumbered } from '../matricula/facts.ts';
import { recordFindings } from '../matricula/findings/followers.ts';
import { followedRecordsSpokenOf } from '../matricula/findings/statements.ts';
import { rules as attached } from './attach/certidao.rules.ts';
import { readScan } from './attach/readScan.ts';
import { rules as requested } from './certidao.rules.ts';
import { certificateRoutes, documentRoutes } from './certificateRoutes.ts';
import { matchedItems, propertyItems } from './checklist/followers.ts';
import { rules as items } from './checklist/item-checklist.rules.ts';
import { operationsAsking, operationsAskingFor } from './checklist/matchItems.ts';
import { rules as compared } from './differences/certidao.rules.ts';
import {
  certificateChanged,
  documentChanged,
  itemChanged,
  itemsMatched,
  landStated,
  typeChanged,
} from './facts.ts';
import { rules as filling } from './fill/certidao.rules.ts';
import { rules as filled } from './fill/cliente.rules.ts';
import { missingCertificates } from './missingCertificates.ts';
import { rules as ordered } from './orders/certidao.rules.ts';
import { rules as costs } from './orders/operacao.rules.ts';
import { orderCertificate } from './orders/orderCertificate.ts';
import { openProviders, type Providers } from './providers/openProviders.ts';
import { rules as reused } from './reuse/certidao.rules.ts';
import { expiryLetter } from './watch/expiryLetter.ts';
import { readOnOpening } from './watch/readOnOpening.ts';
import { expiryWatch } from './watch/watchExpiry.ts';

declare module '../../engine/services.ts' {
  interface Services {
    /** Sources certificates are asked for. */
    readonly providers: Providers;
    /** Reads the pages of certificates. */
    readonly certificateExtractor: CertificateExtractor;
  }
}

/** Certificates: what an operation needs, ordered at their sources or attached, read, watched until they expire. */
export const certificates = feature({
  name: 'certificates',
  needs: ['organisation', 'matricula'],
  entities: {
    certidao: [attached, requested, compared, filling, ordered, reused],
    cliente: [filled],
    'item-checklist': [items],
  },
  adds: { operacao: costs },
  async opens(settings, now) {
    const providers = await openProviders({ settings, environment: process.env, now });
    return { parts: { providers, certificateExtractor: certificateRules }, close: () => providers.close() };
  },
  missing: { operacao: { certidoes: missingCertificates } },
  calls: [documentRoutes, certificateRoutes],
  facts: [certificateChanged, documentChanged, typeChanged, landStated, itemChanged, itemsMatched],
  follows: [
    { when: [propertyChanged, recordNumbered], again: propertyItems },
    { when: [certificateChanged, itemChanged], again: matchedItems },
    { when: [documentChanged], of: operationsAsking, again: matchedItems },
    { when: [typeChanged], of: operationsAskingFor, again: matchedItems },
    { when: [landStated], of: followedRecordsSpokenOf, again: recordFindings },
  ],
  onRead: readOnOpening,
  letters: { 'certidoes-a-vencer': { write: ({ data }, setting) => expiryLetter(data, setting) } },
  jobs: [orderCertificate, readScan, expiryWatch],
});
