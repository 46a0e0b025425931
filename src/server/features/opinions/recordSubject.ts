import { sql } from 'kysely';
import { formatCnm } from '../../../domain/documents/cnm.ts';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { AppError } from '../../../domain/errors.ts';
import { factSentences, templateOf } from '../../../domain/opinions/template.ts';
import { isFavourable, obstaclesTo } from '../../../domain/opinions/textObstacles.ts';
import { seeingAll } from '../../engine/actors/seeingAll.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { holdersOf } from '../../engine/notices/holdersOf.ts';
import type { Row } from '../../kit/database/database.ts';
import { toWireError } from '../../kit/http/failures.ts';
import { opinionFacts } from './opinionFacts.ts';
import { nameOf } from './printedName.ts';
import type { OpinionSubject } from './subject.ts';
import { tellPeople } from './tellPeople.ts';

/** The opinion on one registry record. @see workflow, section 6 */
export const recordSubject: OpinionSubject = {
  kind: 'record',
  sentences: async (work, opinion) => factSentences(await opinionFacts(work, recordOf(opinion))),
  async obstacles(work, opinion, content) {
    const facts = await opinionFacts(work, recordOf(opinion));
    return obstaclesTo(content, templateOf(facts, content), facts.findings).map(({ code, params, at }) =>
      toWireError(new AppError(code, params, { field: at }), work.actor.locale),
    );
  },
  hold: (work, opinion) => lockedRecord(work, recordOf(opinion)),
  /** A favourable one needs a finished analysis; the others may end a matter that cannot be finished. */
  async refusal(work, opinion, content) {
    if (!isFavourable(content)) return null;
    const { Situacao } = await lockedRecord(work, recordOf(opinion));
    return Situacao === 'concluida' ? null : 'opinion-record-open';
  },
  refusalToRevoke: async () => null,
  async printed(work, opinion) {
    const about = await findRecord(work, work.models.named('registro-matricula'), recordOf(opinion), {
      which: 'both',
    });
    const [number, office, cnm] = [about.Numero, about.Cartorio, about.Cnm].map(nameOf);
    const operation = nameOf((opinion.Rotulos as Row).IdentificadorOperacao);
    return {
      file: `parecer-${number ?? opinion.Identificador}`,
      foot: number ? `Matrícula ${formatMatriculaNumber(number)}` : null,
      head: [
        { name: 'number', label: 'Matrícula', value: number ? formatMatriculaNumber(number) : '' },
        { name: 'office', label: 'Cartório', value: office ?? '' },
        { name: 'cnm', label: 'CNM', value: cnm ? formatCnm(cnm) : '' },
        { name: 'operation', label: 'Operação', value: operation ?? '' },
      ],
    };
  },
  approved: async () => ({}),
  async tellSubmitted(work, opinion) {
    await tellPeople(work, opinion, 'parecer-submetido', await decidersOf(work, operationOf(opinion)));
  },
};

const recordOf = (opinion: Row): number => Number(opinion.IdentificadorRegistroMatricula);
const operationOf = (opinion: Row): number => Number(opinion.IdentificadorOperacao);

/** Whoever writes on the opinions of a record holds the record first. */
export const lockedRecord = (work: Work, id: number): Promise<FullRecord> =>
  findRecord(seeingAll(work), work.models.named('registro-matricula'), id, {
    lock: 'change',
    which: 'both',
  });

/** The operation's officer; where it has none, everybody who may approve. */
async function decidersOf(work: Work, operationId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select f."IdentificadorUsuario" as id from operacao o
    join officer f on f."Identificador" = o."IdentificadorOfficer" and f."IdentificadorUsuario" is not null
    where o."Identificador" = ${operationId}`.execute(work.tx);
  return rows.length > 0 ? rows.map(({ id }) => Number(id)) : holdersOf(work, 'PARECER.APROVAR');
}
