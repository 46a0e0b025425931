/** `extinção do BNH`, `extinto o Banco do Estado`: a body that is no more and has others in its place; nothing of the record ends. */
const extinct =
  /\bEXTIN(?:CAO|T[OA]S?)\s(?:D?[OA]S?\s)(?:REFERID[OA]\s|DIT[OA]\s|ENTAO\s)?(?=BANCO|B\.?\s?N\.?\s?H\b|SOCIEDADE(?! CONJUGAL)|EMPRESA|COMPANHIA|CIA\b|AUTARQUIA|FUNDACAO|INSTITUTO|ORGAO|PESSOA|I\.?A\.?P\.?A\.?S\b|DEPARTAMENTO|CAIXA|COOPERATIVA|FIRMA|COHAB|SUPERINTENDENCIA)/g;

/** Folded words without what they say of bodies that are no more; of another length. */
export const withoutExtinctBodies = (folded: string): string => folded.replace(extinct, 'FATO DE ');

/** Whether folded words begin with the end of such a body. */
export const endsBody = (folded: string): boolean => folded.search(extinct) === 0;
