import type { EventCode } from '../../model/model.ts';

/**
 * A lien, or liens that go by one name, and its words where no act of its own speaks: in clauses that end it, in what is
 * carried over, in acts of another kind and in left-over paragraphs. The words of its own acts stand in `eventTable.ts`.
 */
export interface LienRule {
  /** The first is what one carried over from another record is read as. */
  readonly events: readonly EventCode[];
  /** Names it where a clause says that something ends. */
  readonly named: RegExp;
  /** Names it where a record tells what it brings along from another one. */
  readonly carried?: RegExp;
  /** Creates it, in any act: an act that says so is one of `events`, or one of `explainedBy`. */
  readonly created?: RegExp;
  readonly explainedBy?: readonly EventCode[];
}

/** Liens by their words; of those carried over the first that fits decides. */
export const liens: readonly LienRule[] = [
  {
    events: ['hipoteca', 'hipoteca_cedular'],
    named: /HIPOTECA/,
    carried: /\bHIPOTEC(?:A|AS|AD[OA]S?)\b/,
    created:
      /\b(?:D[AE]|DAO|DEU|DERAM|DANDO|DAD[OA]S?|OFERECE\w*|OFERECID\w*|CONSTITU\w+|VINCULAD\w*|ENTREG\w+)\b[^.;]{0,90}\bHIPOTECA\b|\bGRAVAD[OA]S?\b[^.;]{0,30}\bHIPOTECA\b|\bHIPOTEC(?:OU|ARAM|AM|ANDO|AD[OA]S?)\b|\b(?:GARANTIA|ONUS|GRAVAME) (?:REAL )?HIPOTECARI[OA]S?\b|\bHIPOTECA (?:CEDULAR |JUDICI\w+ |LEGAL )?(?:DE |EM )?(?:PRIMEIR|SEGUND|TERCEIR|QUART|QUINT|\d)\S* E?\s?(?:ESPECIAL )?(?:GRAU|LUGAR)/,
    explainedBy: ['cedula_credito', 'aditivo_cedula'],
  },
  {
    events: ['alienacao_fiduciaria'],
    named: /(?:ALIENACAO|PROPRIEDADE) FIDUCIARIA/,
    carried: /(?:ALIENACAO|PROPRIEDADE) FIDUCIARIA|ALIENAD[OA] FIDUC/,
    created:
      /\bALIEN(?:A|AM|OU|ARAM|ANDO|AD[OA])\b[^.;]{0,60}FIDUCIARI|\b(?:EM|SOB) ALIENACAO FIDUCIARIA|PROPRIEDADE FIDUCIARIA\b[^.;]{0,40}CONSTITU|CONSTITU\w+[^.;]{0,40}PROPRIEDADE FIDUCIARIA/,
    explainedBy: ['cedula_credito', 'aditivo_cedula', 'consolidacao_propriedade'],
  },
  {
    events: ['penhora'],
    named: /\bPENHORAS?\b/,
    carried: /\bPENHORA(?:D[OA])?\b/,
    created:
      /\b(?:FOI|FORAM|FICA|FICAM|FICOU|PROCED\w+|LAVR\w+|EFETU\w+|REALIZ\w+|DETERMIN\w+)\b[^.;]{0,70}\b(?:PENHORA|PENHORAD[OA]S?|ARREST(?:O|AD[OA]S?)|SEQUESTR(?:O|AD[OA]S?))\b|\bCONSTA\s(?:\w+\s){0,2}(?:PENHORA|ARRESTO|SEQUESTRO)\s(?:PENDENTE|SOBRE|DO IMOVEL|EM FAVOR|A FAVOR)/,
    explainedBy: ['arresto', 'sequestro', 'arrematacao', 'adjudicacao'],
  },
  {
    events: ['arresto'],
    named: /ARRESTO/,
    carried: /\bARRESTO\b/,
  },
  {
    events: ['indisponibilidade'],
    named: /INDISPONIBILIDADE/,
    carried: /INDISPONIBILIDADE/,
    created: /\bINDISPONIBILIDADE (?:D[OE]S? |SOBRE )|\bINDISPONIVE(?:L|IS)\b|\bTORNAD[OA]S? INDISPON/,
  },
  {
    events: ['penhor', 'penhor_cedular'],
    named: /\bPENHOR(?:ES)?\b/,
    carried: /\bPENHOR\b/,
    created:
      /\b(?:D[AE]|DEU|DERAM|DANDO|DAD[OA]S?|CONSTITU\w+)\b[^.;]{0,60}\bPENHOR\b|\bPENHOR (?:CEDULAR|RURAL|AGRICOLA|PECUARIO|MERCANTIL|INDUSTRIAL)/,
    explainedBy: ['hipoteca_cedular', 'cedula_credito', 'aditivo_cedula'],
  },
  {
    events: ['usufruto'],
    named: /USUFRUTO|DIREITO (?:REAL )?DE (?:USO|HABITACAO)/,
    carried: /USUFRUTO/,
    created:
      /\bRESERV(?:A|AM|OU|ARAM|ANDO|AD[OA])\b[^.;]{0,60}\bUSUFRUTO\b|\bUSUFRUTO\b[^.;]{0,50}\bRESERVAD[OA]|\bINSTITU\w+[^.;]{0,60}\bUSUFRUTO\b/,
  },
  {
    events: ['servidao'],
    named: /SERVIDAO/,
    carried: /\bSERVIDAO|\bSERVIDOES/,
    created: /\b(?:INSTITU\w+|CONSTITU\w+|GRAVAD[OA])\b[^.;]{0,60}\bSERVIDAO\b/,
  },
  {
    events: ['clausulas_restritivas'],
    named: /CLAUSULAS?|INALIENAB|IMPENHORAB|INCOMUNICAB|CONDIC(?:AO|OES) RESOLUTIV/,
    carried:
      /INALIENABILIDADE|IMPENHORABILIDADE|INCOMUNICABILIDADE|CLAUSULAS? RE|CONDIC(?:AO|OES) RESOLUTIV|RESTRICOES/,
    created:
      /\b(?:GRAVAD[OA]S?|GRAVAM|GRAVARAM|IMP\w+|COM A|COM AS|INSTITU\w+)\b[^.;]{0,60}\b(?:CLAUSULAS?\b[^.;]{0,40})?(?:INALIENABILIDADE|IMPENHORABILIDADE|INCOMUNICABILIDADE)/,
  },
  {
    events: ['sequestro'],
    named: /SEQUESTRO/,
  },
  {
    events: ['locacao'],
    named: /LOCACAO/,
  },
  {
    events: ['arrendamento'],
    named: /ARRENDAMENTO/,
  },
  {
    events: ['compromisso_venda'],
    named: /COMPROMISSO|PROMESSA/,
  },
  {
    events: ['caucao'],
    named: /CAUCAO/,
  },
  {
    events: ['premonitoria'],
    named: /PREMONITORIA|ART\.? 828|EXISTENCIA DE/,
  },
  // A credit note may be secured in any way.
  {
    events: ['hipoteca_cedular', 'penhor_cedular', 'cedula_credito', 'alienacao_fiduciaria'],
    named: /CEDULA|\bC\.?P\.?R\b|\bC\.?C\.?[BE]\b|\bC\.?R\.?P?\.?H\b/,
  },
];
