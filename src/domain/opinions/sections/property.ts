import { formatCnm } from '../../documents/cnm.ts';
import { formatMatriculaNumber } from '../../documents/matriculaNumber.ts';
import { formatProtocol } from '../../documents/protocol.ts';
import type { CertificateClosing, Opening, Property } from '../../matricula/model/index.ts';
import type { OpinionFacts, TemplateSentence } from '../model.ts';
import { areaText, calmName, dayText, listText } from '../prose.ts';
import { openingRef, ref, said } from './saying.ts';

/** Which property it is, and on which paper the opinion rests. */
export const propertySentences = ({
  reading: { opening, closing },
  today,
}: OpinionFacts): TemplateSentence[] => [
  identity(opening, today.property),
  ...previous(opening),
  certificate(closing),
  ...protocols(closing),
  ...(today.closed ? [closed] : []),
];

function identity(opening: Opening, now: Property): TemplateSentence {
  const { number, cnm, registryOffice, openedOn } = opening;
  const kind = now.kind === null ? 'imóvel' : now.kind === 'rural' ? 'imóvel rural' : 'imóvel urbano';
  const place = [now.municipality, now.state].filter(Boolean).join('/');
  const text = [
    `Trata-se do ${kind}`,
    now.name === null ? '' : ` denominado ${calmName(now.name)}`,
    place === '' ? '' : `, situado em ${place}`,
    now.area === null ? '' : `, com área de ${areaText(now.area)}`,
    number === null
      ? ', objeto de matrícula cujo número não foi lido'
      : `, objeto da matrícula nº ${formatMatriculaNumber(number)}`,
    registryOffice === null
      ? ''
      : ` ${/^(serventia|comarca)\b/i.test(registryOffice) ? 'da' : 'do'} ${registryOffice}`,
    cnm === null ? '' : ` (CNM ${formatCnm(cnm)})`,
    openedOn === null ? '' : `, aberta em ${dayText(openedOn)}`,
    '.',
  ].join('');
  return {
    key: 'property',
    section: 'property',
    text,
    says: said({
      number,
      cnm,
      registryOffice,
      openedOn,
      kind: now.kind,
      name: now.name,
      municipality: now.municipality,
      state: now.state,
      area: now.area && `${now.area.value} ${now.area.unit}`,
    }),
    sources: ['number', 'registryOffice', 'cnm', 'openedOn', 'property.name', 'property.municipality'].map(
      openingRef,
    ),
  };
}

const previous = ({ previousRecord }: Opening): TemplateSentence[] =>
  previousRecord === null
    ? []
    : [
        {
          key: 'previous',
          section: 'property',
          text: `Registro anterior: ${previousRecord.replace(/\.$/, '')}.`,
          says: said({ previousRecord }),
          sources: [openingRef('previousRecord')],
        },
      ];

const kinds: Readonly<Record<NonNullable<CertificateClosing['kind']>, string>> = {
  full: 'certidão de inteiro teor',
  situation: 'certidão de situação jurídica atualizada',
  view: 'visualização da matrícula, que não tem valor de certidão,',
  other: 'certidão',
};

function certificate({ kind, issuedOn }: CertificateClosing): TemplateSentence {
  const paper = kind === null ? 'certidão' : kinds[kind];
  return {
    key: 'certificate',
    section: 'property',
    text:
      issuedOn === null
        ? `O exame baseia-se em ${paper} cuja data de expedição não consta do arquivo.`
        : `O exame baseia-se em ${paper} expedida em ${dayText(issuedOn)}.`,
    says: said({ kind, issuedOn }),
    sources: ['closing.issuedOn', 'closing.kind'].map(openingRef),
  };
}

const protocols = ({ openProtocols }: CertificateClosing): TemplateSentence[] =>
  openProtocols.length === 0
    ? []
    : [
        {
          key: 'protocols',
          section: 'property',
          text: `A certidão noticia título prenotado e ainda não registrado (${openProtocols.length === 1 ? 'protocolo' : 'protocolos'} ${listText(openProtocols.map(formatProtocol))}).`,
          says: said({ openProtocols: openProtocols.join(' ') }),
          sources: [openingRef('closing.openProtocols')],
        },
      ];

const closed: TemplateSentence = {
  key: 'closed',
  section: 'property',
  text: 'A matrícula encontra-se encerrada.',
  says: { closed: 'true' },
  sources: [ref(null, 'number')],
};
