import { foldName } from '../../matricula/model/index.ts';
import { type FindingContext, folded, isCompany } from '../context.ts';
import { originOf, people, proofOfOwner } from '../ownersOf.ts';
import { openingWords, proofOfWords } from '../proofs.ts';
import type { Hit } from '../rule.ts';

/** Owners whom the record calls foreign, and firms of which only their papers tell who controls them. */
export function foreigners(context: FindingContext): Hit[] {
  const control = context.stated('foreignControl');
  const found = people(context).flatMap((owner): Hit[] => {
    const [origin] = originOf(owner, context);
    const source = origin ?? context.opening;
    const text = folded(source.text);
    const at = text.indexOf(folded(owner.name));
    const near =
      text.slice(at + owner.name.length, at + owner.name.length + 40).split(/[;]|\bE SUA\b|\bE SEU\b/)[0] ??
      '';
    if (isCompany(owner) || at < 0 || !nationalities.test(near)) return [];
    const evidence = origin
      ? proofOfWords(origin, nationalities)
      : openingWords(context.opening, nationalities);
    return [
      {
        acts: origin ? [origin] : [],
        subject: foldName(owner.name),
        params: { names: { names: [owner.name] } },
        evidence,
      },
    ];
  });
  const companies = people(context).filter(isCompany);
  if (companies.length === 0 || control === false) return found;
  return [
    ...found,
    {
      subject: 'empresa',
      text: control === undefined ? 'question' : 'company',
      params: { names: { names: companies.map(({ name }) => name) } },
      asks: 'foreignControl',
      isQuestion: control === undefined,
      evidence: companies.flatMap((owner) => proofOfOwner(owner, context, 'name')),
    },
  ];
}

const nationalities =
  /\b(?:ESTRANGEIR[OA]|ITALIAN[OA]|PORTUGUES(?:A)?|JAPONES(?:A)?|ESPANHOL(?:A)?|ALEMA?O?|ARGENTIN[OA]|PARAGUAI[OA]|URUGUAI[OA]|BOLIVIAN[OA]|FRANCES(?:A)?|LIBANES(?:A)?|HOLANDES(?:A)?|CHINES(?:A)?|COREAN[OA]|AMERICAN[OA]|INGLES(?:A)?|CHILEN[OA]|PERUAN[OA]|SUIC[OA])\b/;
