import { get } from '../asking.ts';
import type { Cell } from '../matrix.ts';
import type { RightsGround } from './rightsGround.ts';

/** What lists, choices and the change log leave out, and for whom. */
export async function findingCells({
  facts,
  all,
  ownerless,
  analyst,
  lone,
  shows,
  listed,
}: RightsGround): Promise<readonly Cell[]> {
  const log = await lone('LOGALTERACAO.CONSULTAR');
  const chooser = await lone('OPERACAO.INCLUIR');
  const reader = await lone('CLIENTE.CONSULTAR');
  const find = encodeURIComponent(facts.email);
  return [
    listed(
      'who reads clients finds them by what is personal',
      reader,
      get(`Cliente/Escolhas?Busca=${facts.document}`),
      1,
    ),
    listed('who only chooses does not', chooser, get(`Cliente/Escolhas?Busca=${facts.document}`), 0),
    shows(
      'the change log shows personal data to who may read the record',
      all,
      get(`LogAlteracao/Retornar/${facts.change}`),
      facts.email,
      true,
    ),
    shows('and covers it for others', log, get(`LogAlteracao/Retornar/${facts.change}`), facts.email, false),
    shows(
      'it names what a change refers to',
      all,
      get(`LogAlteracao/Retornar/${facts.operationChange}`),
      facts.clientName,
      true,
    ),
    shows(
      'but not to who does not see that',
      ownerless,
      get(`LogAlteracao/Retornar/${facts.operationChange}`),
      facts.clientName,
      false,
    ),
    listed('lists leave out other owners’ records', ownerless, get('Operacao/Listar'), 0),
    listed('so do choices', ownerless, get('Operacao/Escolhas'), 0),
    listed('and children', ownerless, get('RegistroMatricula/Listar'), 0),
    listed('and clients of operations not seen', ownerless, get(`Cliente/Listar?Email=${find}`), 0),
    listed('their own they list', analyst, get('Operacao/Listar'), 1),
  ];
}
