import { Severidade } from '../../generated/codes.ts';
import type {
  FindingResolution,
  FindingSeverity,
  OpinionFacts,
  OpinionFinding,
  TemplateSentence,
} from '../model.ts';
import { ended, listText } from '../prose.ts';
import { ref, said } from './saying.ts';

/** Every finding with what was decided of it: those of highest severity first. */
export function findingSentences({ findings, reading: { acts } }: OpinionFacts): TemplateSentence[] {
  if (findings.length === 0) return [none];
  return gravestFirst(findings).map((finding) => ({
    key: findingKey(finding.id),
    section: 'findings',
    text: findingWords(finding),
    says: said({
      severity: finding.severity,
      substance: finding.substance,
      acts: finding.acts.join(' ') || null,
      resolution: finding.resolution,
      reason: finding.reason,
    }),
    sources: [
      ...finding.sources,
      ...acts.filter(({ code }) => finding.acts.includes(code)).map(({ id }) => ref(id, 'event')),
    ],
  }));
}

export const gravestFirst = <F extends Pick<OpinionFinding, 'severity'>>(findings: readonly F[]): F[] =>
  findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));

/** The sentence that cites a finding. */
export const findingKey = (id: string): string => `finding:${id}`;

const none: TemplateSentence = {
  key: 'findings-none',
  section: 'findings',
  text: 'O exame não deixou apontamentos.',
  says: { findings: '0' },
  sources: [],
};

const severities: readonly FindingSeverity[] = Severidade;

const severityNames: Readonly<Record<FindingSeverity, string>> = {
  CRITICA: 'Severidade crítica',
  ALTA: 'Severidade alta',
  MEDIA: 'Severidade média',
  BAIXA: 'Severidade baixa',
  INFO: 'Informativo',
};

const resolutions: Readonly<Record<FindingResolution, string>> = {
  aberta: 'Pendente de resolução',
  confirmada: 'Apontamento confirmado',
  afastada: 'Apontamento afastado',
  em_diligencia: 'Em diligência',
};

/** A finding as an opinion tells it: how grave, what, by which law, and what was decided of it. */
export function findingWords({ severity, text, law, acts, resolution, reason }: OpinionFinding): string {
  const named = acts.filter((code) => !new RegExp(`\\b${code}\\b`).test(text));
  const cited = named.length === 0 ? '' : ` (${listText(named)})`;
  // A question keeps its mark; a sentence ends behind the acts.
  const words = /[?!]$/.test(text) ? `${text}${cited}` : ended(`${unended(text)}${cited}`);
  const base = law === null || law === '-' ? '' : ` Fundamento: ${ended(lawText(law))}`;
  const why = reason === null || reason.trim() === '' ? '' : `: ${reason.trim()}`;
  return `${severityNames[severity]}. ${words}${base} ${ended(`${resolutions[resolution]}${why}`)}`;
}

/** Without the full stop of the sentence; that of an abbreviation is the name's. */
const unended = (text: string): string =>
  /\b(?:Ltda|Cia|S\.A|S\.S)\.$/i.test(text) ? text : text.replace(/\.$/, '');

/** Sources of law as a text cites them: `CC arts. 1.476 e 1.477` -> `Código Civil, arts. 1.476 e 1.477`. */
const lawText = (law: string): string =>
  law
    .replaceAll(/\b(?:CC|CPC|CTN|CF|LRP|DL)(?= (?:arts?\.|\d))/g, (code) => laws[code] ?? code)
    .replaceAll(/ (?=arts?\. \d)/g, ', ')
    .replaceAll(/(?<=[\dº]) (?=(?:§|[IVXLC]+\b))/g, ', ')
    .replaceAll(/(?<=\b[IVXLC]+) (?=\d)/g, ', ');

const laws: Readonly<Record<string, string>> = {
  CC: 'Código Civil',
  CPC: 'Código de Processo Civil',
  CTN: 'Código Tributário Nacional',
  CF: 'Constituição Federal',
  LRP: 'Lei 6.015/1973',
  DL: 'Decreto-lei',
};
