import { get } from '../asking.ts';
import type { Cell } from '../matrix.ts';
import type { RightsGround } from './rightsGround.ts';

/** What lies in the trash, and who is offered to put something out of use. */
export async function trashCells({
  matrix,
  facts,
  all,
  lone,
  lacking,
  ask,
  refusal,
  shows,
}: RightsGround): Promise<readonly Cell[]> {
  const { living, deleted } = matrix.home;
  const client = living.get('cliente');
  const trash = deleted.get('cliente');
  const reader = await lone('CLIENTE.CONSULTAR');
  const deleter = await lone('CLIENTE.EXCLUIR');
  return [
    ask(
      'who may restore sees what lies in the trash',
      all,
      get(`Cliente/Retornar/${trash}`),
      ({ statusCode }) => statusCode === 200,
    ),
    refusal(
      'who may not restore does not see it',
      reader,
      get(`Cliente/Retornar/${trash}`),
      404,
      'record-deleted',
    ),
    refusal('nor its history', reader, get(`Cliente/Historico/${trash}`), 404, 'record-deleted'),
    shows(
      'inactivating is offered to who may change',
      all,
      get(`Grupo/Referencias/${facts.group}`),
      '"PodeInativar":true',
      true,
    ),
    shows(
      'and to nobody else',
      await lacking('GRUPO.ALTERAR'),
      get(`Grupo/Referencias/${facts.group}`),
      '"PodeInativar":true',
      false,
    ),
    shows(
      'who may only delete is told of uses',
      deleter,
      get(`Cliente/Referencias/${client}`),
      '"Total":',
      true,
    ),
  ];
}
