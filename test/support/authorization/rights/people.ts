import type { InjectOptions } from 'fastify';
import { post, put } from '../asking.ts';
import type { Cell } from '../matrix.ts';
import type { RightsGround } from './rightsGround.ts';

/** Nobody gives, takes or refers to more than they may. */
export function peopleCells({ matrix, facts, all, ownerless, refusal }: RightsGround): readonly Cell[] {
  const { home, abroad } = matrix;
  const client = home.living.get('cliente');
  return [
    refusal(
      'nobody changes their own rights',
      all,
      user(facts.self, { TodosProprietarios: false }),
      403,
      'own-rights',
    ),
    refusal(
      'nobody takes their own password anew',
      all,
      act('redefinir-senha', facts.self),
      403,
      'own-rights',
    ),
    refusal(
      'nobody gives sight they lack',
      ownerless,
      user(home.analystUser, { TodosProprietarios: true }),
      403,
      'grant-not-allowed',
    ),
    refusal(
      'nobody gives a profile they may not grant',
      all,
      user(facts.colleague, link(home.company.id, facts.profile)),
      403,
      'grant-not-allowed',
    ),
    refusal(
      'nobody takes over who has rights',
      all,
      act('redefinir-senha', facts.colleague),
      403,
      'grant-not-allowed',
    ),
    refusal(
      'nobody makes members of another company',
      all,
      user(facts.colleague, link(abroad.company.id, facts.profile)),
      403,
      'company-not-member',
    ),
    refusal(
      'nobody shuts out who works elsewhere too',
      all,
      user(facts.shared, { Ativo: false }),
      403,
      'member-elsewhere',
    ),
    refusal(
      'nobody takes over who works elsewhere too',
      all,
      act('redefinir-senha', facts.shared),
      403,
      'member-elsewhere',
    ),
    refusal(
      'a company keeps an administrator',
      all,
      user(facts.colleague, { Nome: 'Outro nome' }),
      403,
      'last-administrator',
    ),
    refusal(
      'nobody changes a profile they hold',
      all,
      put(`Perfil/Alterar/${facts.ownProfile}`, { Versao: 1, Ativo: false }),
      403,
      'own-rights',
    ),
    refusal(
      'nobody puts into a profile what they may not grant',
      all,
      put(`Perfil/Alterar/${facts.profile}`, { Versao: 1, Codigos: [{ Codigo: 'GRUPO.CONSULTAR' }] }),
      403,
      'grant-not-allowed',
    ),
    refusal(
      'no change of a profile leaves a company without an administrator',
      all,
      put(`Perfil/Alterar/${facts.profile}`, { Versao: 1, Descricao: 'Outra' }),
      403,
      'last-administrator',
    ),
    refusal(
      'no record refers to one of another company',
      all,
      put(`Cliente/Alterar/${client}`, { Versao: 1, IdentificadorGrupo: abroad.living.get('grupo') }),
      404,
      'reference-not-found',
    ),
    refusal(
      'nor to one of another owner',
      ownerless,
      post('Operacao/Incluir', { IdentificadorCliente: client, TipoImovel: 'Rural', Prioridade: 'normal' }),
      404,
      'reference-not-found',
    ),
  ];
}

const user = (id: unknown, payload: object) => put(`Usuario/Alterar/${id}`, { Versao: 1, ...payload });

const act = (name: string, id: unknown): InjectOptions =>
  post(`Usuario/Executar/${name}/${id}`, { Versao: 1 });

const link = (company: number, profile: unknown) => ({
  Vinculos: [{ IdentificadorEmpresa: company, Perfis: [profile], Filiais: [], Ativo: true }],
});
